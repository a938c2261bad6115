import { bench, casesOf, fault, walk } from './shape';

const atWork = fault('load');

/** Load on a machine with two cores, the load generator on the same machine. */
export const LOAD = casesOf([
  ['L-1', 'P0', 'mixed reads, 64 connections', '≥ 800/s, p95 ≤ 80 ms, p99 ≤ 150 ms, none refused', [atWork]],
  ['L-2', 'P1', 'shell and hashed files, compressed, and asked whether changed', '≥ 1,500/s, p99 ≤ 100 ms', [atWork]],
  ['L-3', 'P0', '50 guides a second of 1,200 codes beside 200 reads a second', 'p95 ≤ 50 ms, p99 ≤ 120 ms', [atWork]],
  [
    'L-4',
    'P0',
    '40 bookings a second beside 400 reads a second, 60 s',
    'bookings p99 ≤ 500 ms, all 201; reads p99 ≤ 100 ms',
    [bench('booking', 'booking')],
  ],
  [
    'L-5',
    'P0',
    '200 sign-ins a second, 60 s',
    'refused within 200 ms with Retry-After, guides p95 ≤ 200 ms, honest sign-ins ≤ 3 s',
    [bench('logins', 'login-storm')],
  ],
  ['L-6', 'P1', 'from none to 1,000 connections in a second', 'no resets, no fault, calm again within 5 s', [atWork]],
  [
    'L-9',
    'P1',
    'start on 200,000 bookings; start after kill -9 with a log of 64 MB',
    '≤ 3 s; ≤ 8 s',
    [bench('booking', 'booking'), fault('cold-start')],
  ],
  ['L-10', 'P1', 'with 512 MB of memory', 'reads and a storm of sign-ins end no process', [atWork]],
  [
    'L-14',
    'P0',
    'the guide from the phone: processor slowed six times, network silent',
    'code ≤ 2.5 s, largest paint ≤ 3 s',
    [bench('guide', 'guide'), walk('weather')],
  ],
]);
