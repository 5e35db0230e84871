/** How a figure is written. */
export type Unit = 'ms' | 'task' | 'response' | 'shift' | 'KB' | 'MB' | 'count' | 'yes';

const whole = (value: number) => value.toFixed(0);

/** Writes a value without its unit. */
export const write: Record<Unit, (value: number) => string> = {
  ms: whole,
  // Tasks are seen from 50 ms, responses from 16 ms: what is shorter has no exact length.
  task: (value) => (value === 0 ? '<50' : whole(value)),
  response: (value) => (value <= 8 ? '≤8' : whole(value)),
  shift: (value) => (value === 0 ? '0' : value.toFixed(4)),
  KB: (value) => (value / 1000).toFixed(1),
  MB: (value) => (value / 1e6).toFixed(2),
  count: whole,
  yes: (value) => (value === 0 ? 'no' : 'yes'),
};

/** What stands behind the number. */
export const suffix: Record<Unit, string> = {
  ms: ' ms',
  task: ' ms',
  response: ' ms',
  shift: '',
  KB: ' KB',
  MB: ' MB',
  count: '',
  yes: '',
};
