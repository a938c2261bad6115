import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './exposition';

/** Pause between two looks at the event loop, in ms. */
const LOOP_RESOLUTION_MS = 20;
const NS_PER_S = 1e9;

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

/** Watches this process from now on: memory, processor, and how late its event loop comes, since the last reading. */
export function watchProcess(): { metrics: () => Metric[]; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  delay.enable();
  return {
    metrics() {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const late = delay.count === 0 ? 0 : Math.max(0, delay.max / NS_PER_S - LOOP_RESOLUTION_MS / 1000);
      delay.reset();
      return [
        gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
        gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
        gauge(
          'process_start_time_seconds',
          'When the process began, seconds since 1970.',
          Math.round(Date.now() / 1000 - process.uptime()),
        ),
        {
          name: 'process_cpu_seconds_total',
          help: 'Processor time of the process.',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        gauge('nodejs_eventloop_lag_max_seconds', 'Longest delay of the event loop since the last reading.', late),
      ];
    },
    stop: () => delay.disable(),
  };
}
