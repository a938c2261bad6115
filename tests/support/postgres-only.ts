import { beforeEach, type RunnerTask } from 'vitest';

const titlesOf = (task: RunnerTask): string[] => [task.name, ...(task.suite ? titlesOf(task.suite) : [])];

// A file's other tests run on SQLite, with everything else.
beforeEach(({ task, skip }) => {
  if (!titlesOf(task).some((title) => title.includes('(postgres)'))) skip();
});
