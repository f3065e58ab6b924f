"""`python3 icepool.py <checkout> <expression>...`: prints as JSON how long Icepool takes for each distribution, and its mean.

Each run is cold: all that Icepool keeps between evaluations is dropped before it, outside the time measured.
"""

import gc
import json
import sys
from functools import _lru_cache_wrapper
from statistics import median_low
from time import process_time

sys.path.insert(0, sys.argv[1] + '/src')

import icepool
from icepool import d
from icepool.evaluator.multiset_evaluator_base import MultisetEvaluatorBase
from icepool.math import comb_row_cache

SECONDS = 0.5
RUNS = 31


def alive(kind):
    return [thing for thing in gc.get_objects() if isinstance(thing, kind)]


CACHES = [cache for cache in alive(_lru_cache_wrapper) if cache.__module__.startswith('icepool')]


def forget():
    for cache in CACHES:
        cache.cache_clear()
    for evaluator in alive(MultisetEvaluatorBase):
        vars(evaluator).pop('_cache', None)
    comb_row_cache.clear()
    gc.collect()


def timed(expression):
    code = compile(expression, expression, 'eval')
    seconds = []
    while len(seconds) < RUNS and sum(seconds) < SECONDS:
        forget()
        start = process_time()
        try:
            die = eval(code)
        except RecursionError as error:
            return {'error': type(error).__name__}
        seconds.append(process_time() - start)
    mean = die.mean()
    return {'milliseconds': 1000 * median_low(seconds), 'mean': f'{mean.numerator}/{mean.denominator}'}


print(json.dumps({expression: timed(expression) for expression in sys.argv[2:]}))
