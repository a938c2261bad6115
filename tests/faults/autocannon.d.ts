/** What of autocannon is used here; it brings no types of its own. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method?: string;
      path?: string;
      headers?: Record<string, string>;
      body?: string;
    }
    interface Options {
      url: string;
      connections?: number;
      /** Seconds. */
      duration?: number;
      headers?: Record<string, string>;
      requests?: Request[];
      /** Requests a second, over all connections. */
      overallRate?: number;
      /** Seconds. */
      timeout?: number;
    }
    interface Result {
      requests: { average: number; total: number };
      /** Milliseconds. */
      latency: { p50: number; p97_5: number; p99: number; max: number };
      non2xx: number;
      errors: number;
      '2xx': number;
      '4xx': number;
      '5xx': number;
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}
