/**
 * Time that this process has had a processor, in ms: what a piece of work costs, however many others want the same
 * processor meanwhile.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
