"""Where a network runs: a GPU where there is one, and in which precision."""

import torch

BFLOAT16 = torch.cpu._is_avx512_bf16_supported() or torch.cpu._is_amx_tile_supported()
"""Without instructions for it, bfloat16 is five times slower than 32 bits on a processor."""


def device_of(name=None):
    """The device called `name`; without a name, cuda where there is one, else the processor."""
    return torch.device(name or ("cuda" if torch.cuda.is_available() else "cpu"))


def autocast(device):
    """Half precision where the device computes faster in it."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda" or BFLOAT16)


def add_device_option(parser):
    parser.add_argument("--device", type=device_of, default=device_of(), help="cuda or cpu; cuda where there is one")
