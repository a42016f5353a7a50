"""Trains the recognizer on a token budget; writes checkpoints of the averaged weights.

    python training/train.py --work WORK --base DIR --mix general --tokens 8e6 --out general.pt
    python training/train.py --work WORK --init general.pt --mix final --tokens 4e6 --decay --out final.pt

The learning rate warms up, stays, and with --decay falls linearly to a twentieth over the whole run.
"""

import argparse
import json
import math
import time
from pathlib import Path

import torch
from torch.nn import functional as F

from batches import MIXES, batches
from corpora import Example
from encoding import load_tokenizer
from labels import NO_DECISION
from model import Recognizer

DECISION_WEIGHT = 0.3
AVERAGING = 0.997


def read_examples(work):
    with open(work / "examples.jsonl", encoding="utf-8") as lines:
        return [Example(**json.loads(line)) for line in lines]


def loss_of(logits, decision_logits, allowed, decisions):
    """Marginal likelihood of the allowed labels, plus cross-entropy of decisions where they are known."""
    log_p = F.log_softmax(logits.float(), -1)
    marginal = log_p.masked_fill(~allowed, -1e9).logsumexp(-1)
    informative = ~allowed.all(-1)
    loss = -(marginal * informative).sum() / informative.sum().clamp(min=1)
    known = decisions != NO_DECISION
    if known.any():
        decision_loss = F.cross_entropy(decision_logits[known].float(), decisions[known], label_smoothing=0.05)
        loss = loss + DECISION_WEIGHT * decision_loss * min(1.0, known.sum().item() / 200)
    return loss


def save(path, average, done):
    temporary = path.with_suffix(".tmp")
    torch.save({"model": average, "tokens": done}, temporary)
    temporary.replace(path)


def train(arguments):
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    model = Recognizer()
    if arguments.init:
        model.load_state_dict(torch.load(arguments.work / arguments.init)["model"])
    else:
        model.load_base(arguments.base / "model.safetensors")
    tokenizer = load_tokenizer(arguments.vocab)
    examples = read_examples(arguments.work)
    heads = [p for n, p in model.named_parameters() if "head" in n or n.startswith("shapes")]
    body = [p for n, p in model.named_parameters() if not ("head" in n or n.startswith("shapes"))]
    groups = [{"params": body, "scale": 1.0}, {"params": heads, "scale": 3.0}]
    optimizer = torch.optim.AdamW(groups, lr=arguments.rate, betas=(0.9, 0.98), weight_decay=0.01, fused=True)
    average = {name: value.detach().clone() for name, value in model.state_dict().items()}
    done, step, losses, started, saved = 0, 0, [], time.time(), time.time()
    round_number = 0
    progress = 0.0
    while progress < 1:
        for ids, attention, shapes, allowed, decisions in batches(
            examples, tokenizer, MIXES[arguments.mix], arguments.seed * 1000 + round_number
        ):
            progress = max(done / arguments.tokens, (time.time() - started) / (60 * arguments.minutes))
            rate = arguments.rate * min(1.0, (step + 1) / 100)
            if arguments.decay:
                rate *= 1 - 0.95 * min(1.0, progress)
            for group in optimizer.param_groups:
                group["lr"] = rate * group["scale"]
            with torch.autocast("cpu", torch.bfloat16):
                logits, decision_logits = model(ids, attention, shapes)
            loss = loss_of(logits, decision_logits, allowed, decisions)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad()
            decay = min(AVERAGING, (step + 1) / (step + 20))
            with torch.no_grad():
                state = model.state_dict()
                torch._foreach_lerp_(list(average.values()), [state[name] for name in average], 1 - decay)
            losses.append(loss.item())
            done += ids.numel()
            step += 1
            if step % 50 == 0:
                speed = done / (time.time() - started)
                mean = sum(losses[-50:]) / 50
                print(f"step {step} tokens {done} loss {mean:.4f} rate {rate:.2e} tokens/s {speed:.0f}", flush=True)
                if math.isnan(mean):
                    raise SystemExit("the loss is not a number: lower --rate")
            if time.time() - saved > 180:
                save(arguments.work / arguments.out, average, done)
                saved = time.time()
            if progress >= 1:
                break
        round_number += 1
        print(f"round {round_number} done", flush=True)
    save(arguments.work / arguments.out, average, done)
    print(f"finished {done} tokens in {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--base", type=Path, help="folder of all-MiniLM-L6-v2 (model.safetensors)")
    parser.add_argument("--vocab", type=Path, default=Path(__file__).parent.parent / "models/recognizer/vocab.txt")
    parser.add_argument("--init", help="checkpoint in WORK to start from instead of the base")
    parser.add_argument("--mix", choices=MIXES, default="general")
    parser.add_argument("--tokens", type=float, default=8e6)
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after this time, if that comes first")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--decay", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", required=True)
    train(parser.parse_args())
