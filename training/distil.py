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
import math
import queue
import random
import threading
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from batches import cuts, grouped, padded
from device import autocast, device_of
from encoding import CLS, SEP
from hiding import goes_on
from labels import DECISIONS, LABELS, NO_DECISION
from model import Recognizer, layers_in
from train import Averaged, loss_of, optimizer_of

MAX_WINDOW = 254
DEVICE = device_of()


class Rounds:
    """Texts in pieces; `batches` cuts them anew each time into windows of like length.

    Texts nobody annotated say nothing without a teacher, and are left out unless `unlabelled`.
    """

    def __init__(self, paths, unlabelled=True):
        self.texts = []
        for path in paths:
            parts = np.load(path)
            ends = np.cumsum(parts["lengths"])
            masks = parts["table"][parts["masks"]]
            known = parts["decisions"] < len(DECISIONS)
            decisions = np.where(known, parts["decisions"].astype(np.int16), NO_DECISION)
            arrays = [parts["ids"].astype(np.int32), parts["shapes"], masks, decisions]
            for end, length, is_labelled in zip(ends, parts["lengths"], parts["labelled"]):
                if is_labelled or unlabelled:
                    self.texts.append([array[end - length : end] for array in arrays])

    def windows(self, rng, room):
        for text in self.texts:
            shapes = text[1]
            for cut in cuts(len(shapes), lambda place, shapes=shapes: not goes_on(shapes[place]), rng, room):
                yield [array[cut] for array in text]

    def batches(self, seed, tokens, room=MAX_WINDOW):
        """ids, attention, shapes, masks, decisions of each batch."""
        rng = random.Random(seed)
        for group in grouped(self.windows(rng, room), rng, tokens):
            yield [torch.from_numpy(array) for array in padded(group, multiple=8)]


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


def taught_loss(logits, decision_logits, taught, attention):
    """Cross-entropy against the teachers' probabilities: of labels, and of decisions where they see a mention."""
    labels, decisions = taught
    of_labels = -(labels * F.log_softmax(logits.float(), -1)).sum(-1)
    of_decisions = -(decisions * F.log_softmax(decision_logits.float(), -1)).sum(-1)
    inside = attention * (1 - labels[..., 0])
    return (of_labels * attention).sum() / attention.sum(), (of_decisions * inside).sum() / inside.sum().clamp(min=1)


def allowed_by(masks):
    """(.., labels): whether a mask allows each label."""
    return (masks[..., None] >> torch.arange(len(LABELS), device=masks.device)) & 1 == 1


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


def train(arguments):
    torch.manual_seed(arguments.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    begun = time.time()
    rounds = Rounds(arguments.rounds, unlabelled=bool(arguments.teacher))
    print(f"{len(rounds.texts)} texts read in {time.time() - begun:.0f} s", flush=True)
    modules = nn.ModuleDict({"model": started(arguments.start)})
    teachers = Teachers(arguments.teacher, arguments.teacher_weight) if arguments.teacher else None
    optimizer = optimizer_of(modules, arguments.rate, arguments.fresh)
    average = Averaged(modules, arguments.averaging)
    done, steps, epoch, end = 0, 0, 0, 60 * arguments.minutes
    begun = time.time()
    while True:
        for batch in ahead(rounds.batches(arguments.seed * 1000 + epoch, arguments.batch_tokens)):
            ids, attention, shapes, masks, decisions = batch
            attention = attention.float()
            progress = max((time.time() - begun) / end, steps / arguments.steps)
            rate = arguments.rate * min(1.0, progress / 0.05, (1 - progress) / 0.95 + 0.01)
            for group in optimizer.param_groups:
                group["lr"] = max(rate, 0.0) * group["scale"]
            noisy = teachers and arguments.noise and steps % 2 == 1
            if noisy:
                ids = mixed_up(ids, attention, arguments.noise)
            with autocast(DEVICE):
                logits, decision_logits = modules["model"](ids, attention, shapes)
            loss = loss_of(logits, decision_logits, allowed_by(masks), decisions, arguments.decision_weight)
            if teachers:
                labels, of = taught_loss(logits, decision_logits, teachers(ids, attention, shapes), attention)
                people = 0.0 if noisy else arguments.people
                loss = people * loss + arguments.taught * (labels + arguments.decision_weight * of)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(modules.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
            steps += 1
            average.follow()
            done += ids.numel()
            if steps % arguments.every == 0:
                latest, speed = loss.item(), done / (time.time() - begun)
                print(f"step {steps} round {epoch} tokens {done} loss {latest:.4f} tokens/s {speed:.0f}", flush=True)
                if math.isnan(latest):
                    raise SystemExit("the loss is not a number: lower --rate")
            if progress >= 1:
                average.save(arguments.out, done)
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
