"""A small network taught by a large one, on a graphics card (or, slowly, without).

    python training/distil.py --rounds lang0.npz lang1.npz --start mbert.npz --minutes 2 --out teacher.pt
    python training/distil.py --rounds lang0.npz lang1.npz --start pupil.npz --teacher teacher.pt \\
        --minutes 7 --out pupil.pt

The rounds are those of rounds.py, the starts what encoders.py writes. The pupil learns the labels of people and, on
every text, the probabilities of its teachers (Hinton et al. 2015, section 2); of the decisions where a teacher sees a
mention.
The learning rate warms up over a twentieth of the time and then falls to a hundredth.
"""

import argparse
import queue
import random
import threading
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from device import autocast, device_of
from encoding import CLS, CONTINUATION, PAD, SEP
from labels import DECISIONS, EVERY_LABEL, LABELS, NO_DECISION
from model import Recognizer, layers_in

MAX_WINDOW = 254
DEVICE = device_of()
UNLABELLED = 2
"""The source of texts nobody annotated: without a teacher they say nothing."""


class Rounds:
    """Texts in pieces; `batches` cuts them anew each time into windows of like length."""

    def __init__(self, paths, unlabelled=True):
        self.texts = []
        for path in paths:
            parts = np.load(path)
            ends = np.cumsum(parts["lengths"])
            masks = parts["table"][parts["masks"]]
            arrays = [parts["ids"].astype(np.int32), parts["shapes"], masks, parts["decisions"]]
            for end, length, source in zip(ends, parts["lengths"], parts["source"]):
                if unlabelled or source != UNLABELLED:
                    self.texts.append([array[end - length : end] for array in arrays])

    def windows(self, rng, room):
        for text in self.texts:
            ids, shapes, masks, decisions = text
            start, count = 0, len(ids)
            while start < count:
                length = rng.randint(room // 3, room) if start == 0 and count > room else room
                end = min(start + length, count)
                while start + 1 < end < count and CONTINUATION <= shapes[end] < 2 * CONTINUATION:
                    end -= 1
                yield ids[start:end], shapes[start:end], masks[start:end], decisions[start:end]
                start = end

    def batches(self, seed, tokens, room=MAX_WINDOW):
        rng = random.Random(seed)
        windows = sorted(self.windows(rng, room), key=lambda window: len(window[0]) + rng.random() * 8)
        groups, group = [], []
        for window in windows:
            if group and (len(group) + 1) * (len(window[0]) + 2) > tokens:
                groups.append(group)
                group = []
            group.append(window)
        groups.append(group)
        rng.shuffle(groups)
        yield from map(collated, groups)


def collated(group):
    """ids, attention, shapes, masks, decisions of a batch."""
    width = max(len(ids) for ids, *_ in group) + 2
    width = -(-width // 8) * 8
    shape = (len(group), width)
    ids, attention = np.full(shape, PAD, np.int64), np.zeros(shape, np.float32)
    shapes, masks = np.zeros(shape, np.int64), np.full(shape, EVERY_LABEL, np.int64)
    decisions = np.full(shape, NO_DECISION, np.int64)
    for row, (w_ids, w_shapes, w_masks, w_decisions) in enumerate(group):
        end = len(w_ids) + 1
        ids[row, 0], ids[row, 1:end], ids[row, end] = CLS, w_ids, SEP
        attention[row, : end + 1] = 1
        shapes[row, 1:end], masks[row, 1:end] = w_shapes, w_masks
        decisions[row, 1:end] = np.where(w_decisions < len(DECISIONS), w_decisions.astype(np.int64), NO_DECISION)
    return [torch.from_numpy(array) for array in (ids, attention, shapes, masks, decisions)]


def on_device(batch):
    if DEVICE.type == "cuda":
        return [part.pin_memory().to(DEVICE, non_blocking=True) for part in batch]
    return batch


def started(path):
    """A network with the weights of an .npz or checkpoint; heads and shapes that are missing start from nothing."""
    if path.suffix == ".npz":
        state = {name: torch.from_numpy(value).float() for name, value in np.load(path).items()}
        for name in [name for name in state if name.endswith(".scale")]:
            state[name[: -len(".scale")]] *= state.pop(name)
    else:
        state = torch.load(path, map_location="cpu")["model"]
    vocabulary, width = state["words.weight"].shape
    model = Recognizer(layers=layers_in(state), vocabulary=vocabulary, width=width)
    if "shapes.weight" not in state:
        model.shapes.weight.data.mul_(0.1)
    model.load_state_dict(state, strict=False)
    return model.to(DEVICE)


def loss_of(logits, decision_logits, masks, decisions, decision_weight):
    """Marginal likelihood of the allowed labels, plus cross-entropy of decisions where they are known."""
    bits = torch.arange(len(LABELS), device=masks.device)
    allowed = (masks[..., None] >> bits) & 1 == 1
    marginal = F.log_softmax(logits.float(), -1).masked_fill(~allowed, -1e9).logsumexp(-1)
    informative = masks != EVERY_LABEL
    loss = -(marginal * informative).sum() / informative.sum().clamp(min=1)
    known = (decisions != NO_DECISION).sum()
    flat = F.cross_entropy(
        decision_logits.float().flatten(0, 1),
        decisions.flatten(),
        ignore_index=NO_DECISION,
        label_smoothing=0.05,
        reduction="sum",
    )
    return loss + decision_weight * flat / known.clamp(min=200)


def taught_loss(logits, decision_logits, taught, attention):
    """Cross-entropy against the teachers' probabilities: of labels, and of decisions where they see a mention."""
    labels, decisions = taught
    of_labels = -(labels * F.log_softmax(logits.float(), -1)).sum(-1)
    of_decisions = -(decisions * F.log_softmax(decision_logits.float(), -1)).sum(-1)
    inside = attention * (1 - labels[..., 0])
    return (of_labels * attention).sum() / attention.sum(), (of_decisions * inside).sum() / inside.sum().clamp(min=1)


def mixed_up(ids, attention, share):
    """The pieces with a share of them put in each other's places: texts that only a teacher can say something of."""
    places = (torch.rand_like(attention) < share) & (attention > 0) & (ids != CLS) & (ids != SEP)
    some = ids[places]
    ids = ids.clone()
    ids[places] = some[torch.randperm(len(some), device=ids.device)]
    return ids


class Teachers:
    """The mean of several networks' probabilities."""

    def __init__(self, paths, weights):
        self.models = [started(path).eval() for path in paths]
        self.weights = [weight / sum(weights) for weight in weights] or [1 / len(paths)] * len(paths)

    @torch.no_grad()
    def __call__(self, ids, attention, shapes):
        labels, decisions = 0, 0
        for model, weight in zip(self.models, self.weights):
            with autocast(DEVICE):
                heads = model(ids, attention, shapes)
            labels = labels + weight * heads[0].float().softmax(-1)
            decisions = decisions + weight * heads[1].float().softmax(-1)
        return labels, decisions


def optimizer_of(model, rate, fresh):
    """What starts from nothing learns `fresh` times as fast."""
    new = {name for name, _ in model.named_parameters() if "head" in name or name.startswith("shapes.")}
    groups = [
        {"params": [p for name, p in model.named_parameters() if (name in new) == is_new], "scale": scale}
        for is_new, scale in ((False, 1.0), (True, fresh))
    ]
    return torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98), weight_decay=0.01, fused=DEVICE.type == "cuda")


def save(values, path, tokens):
    temporary = path.with_suffix(".tmp")
    torch.save({"model": {name: value.cpu() for name, value in values.items()}, "tokens": tokens}, temporary)
    temporary.replace(path)


def train(arguments):
    torch.manual_seed(arguments.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    begun = time.time()
    rounds = Rounds(arguments.rounds, unlabelled=bool(arguments.teacher))
    print(f"{len(rounds.texts)} texts read in {time.time() - begun:.0f} s", flush=True)
    model = started(arguments.start)
    teachers = Teachers(arguments.teacher, arguments.teacher_weight) if arguments.teacher else None
    optimizer = optimizer_of(model, arguments.rate, arguments.fresh)
    average = {name: value.detach().clone() for name, value in model.state_dict().items()}
    done, steps, epoch, losses, end = 0, 0, 0, [], 60 * arguments.minutes
    begun = time.time()
    while True:
        for batch in ahead(rounds.batches(arguments.seed * 1000 + epoch, arguments.batch_tokens)):
            ids, attention, shapes, masks, decisions = batch
            progress = max((time.time() - begun) / end, steps / arguments.steps)
            rate = arguments.rate * min(1.0, progress / 0.05, (1 - progress) / 0.95 + 0.01)
            for group in optimizer.param_groups:
                group["lr"] = max(rate, 0.0) * group["scale"]
            model.train()
            noisy = teachers and arguments.noise and steps % 2 == 1
            if noisy:
                ids = mixed_up(ids, attention, arguments.noise)
            with autocast(DEVICE):
                logits, decision_logits = model(ids, attention, shapes)
            loss = loss_of(logits, decision_logits, masks, decisions, arguments.decision_weight)
            if teachers:
                labels, of = taught_loss(logits, decision_logits, teachers(ids, attention, shapes), attention)
                people = 0.0 if noisy else arguments.people
                loss = people * loss + arguments.taught * (labels + arguments.decision_weight * of)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
            steps += 1
            with torch.no_grad():
                state = model.state_dict()
                decay = min(arguments.averaging, steps / (steps + 19))
                torch._foreach_lerp_(list(average.values()), [state[name] for name in average], 1 - decay)
            done += ids.numel()
            if steps % arguments.every == 0:
                losses.append(loss.item())
                spent = time.time() - begun
                said = f"step {steps} round {epoch} tokens {done} loss {losses[-1]:.4f}"
                print(f"{said} tokens/s {done / spent:.0f}", flush=True)
                if losses[-1] != losses[-1]:
                    raise SystemExit("the loss is not a number: lower --rate")
            if progress >= 1:
                save(average, arguments.out, done)
                print(f"finished {done} tokens, {steps} steps in {time.time() - begun:.0f} s", flush=True)
                return
        epoch += 1


def ahead(batches, depth=24):
    """The batches, made and copied by a thread while the network works on earlier ones."""
    waiting = queue.Queue(depth)

    def fill():
        for batch in batches:
            waiting.put(on_device(batch))
        waiting.put(None)

    threading.Thread(target=fill, daemon=True).start()
    while (batch := waiting.get()) is not None:
        yield batch


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=Path, nargs="+", required=True)
    parser.add_argument("--start", type=Path, required=True)
    parser.add_argument("--teacher", type=Path, nargs="*", default=[])
    parser.add_argument("--teacher-weight", type=float, nargs="*", default=[])
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--steps", type=float, default=1e9, help="stop after so many, if that comes first")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--fresh", type=float, default=3.0)
    parser.add_argument("--noise", type=float, default=0.0, help="share of pieces mixed up in every second batch")
    parser.add_argument("--people", type=float, default=1.0, help="weight of people's labels where there is a teacher")
    parser.add_argument("--taught", type=float, default=1.0)
    parser.add_argument("--decision-weight", type=float, default=0.5)
    parser.add_argument("--averaging", type=float, default=0.997)
    parser.add_argument("--batch-tokens", type=int, default=16384)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=100)
    parser.add_argument("--out", type=Path, required=True)
    train(parser.parse_args())
