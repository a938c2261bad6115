import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MARKER_HEADER } from '../../src/contract/marker';
import { type Phone, endPhone, phoneOf } from '../support/phone';

let phone: Phone;
let stop: () => void;

beforeEach(() => {
  phone = phoneOf();
  phone.network.on('HEAD', '/sw.js', () => new Response(null, { headers: { [MARKER_HEADER]: '1' } }));
});
afterEach(() => {
  stop();
  endPhone();
});

/** Lets our server answer with these headers from now on, and counts how often it is asked. */
function countProbes(headers: Record<string, string> = {}): () => number {
  let probes = 0;
  phone.network.on('HEAD', '/sw.js', () => {
    probes += 1;
    return new Response(null, { headers });
  });
  return () => probes;
}

const open = async () => {
  const { networkStore, startNetworkWatch } = await phone.tab(() => import('../../src/offline/network/network'));
  const { reportOutcome } = await import('../../src/api/outcome');
  stop = startNetworkWatch();
  return { reportOutcome, state: () => networkStore.getState().state };
};

describe('what the network is', () => {
  it('is unknown until somebody was asked', async () => {
    expect((await open()).state()).toBe('unknown');
  });

  it.each([
    ['answered', 'online'],
    ['portal', 'portal'],
    ['unreachable', 'offline'],
  ] as const)('after an exchange that was %s: %s', async (outcome, state) => {
    phone.network.weather = 'hang';
    const network = await open();
    network.reportOutcome(outcome);
    expect(network.state()).toBe(state);
  });

  it('believes the phone that there is none', async () => {
    phone.navigator.onLine = false;
    expect((await open()).state()).toBe('offline');
  });
});

describe('when the phone says that the network has gone', () => {
  const lose = (): void => {
    phone.navigator.onLine = false;
    phone.window.dispatchEvent(new Event('offline'));
  };

  it('an answer that was on its way does not bring it back', async () => {
    const network = await open();
    network.reportOutcome('answered');
    phone.network.weather = 'refuse';
    lose();
    expect(network.state()).toBe('offline');
    network.reportOutcome('answered');
    await phone.pass(1100);
    expect(network.state()).toBe('offline');
  });

  it('asks, and believes our server more than the phone, once', async () => {
    const probes = countProbes({ [MARKER_HEADER]: '1' });
    const network = await open();
    lose();
    await phone.pass(60_000);
    expect(network.state()).toBe('online');
    expect(probes()).toBe(1);
  });
});

describe('it recovers by itself', () => {
  it.each([
    ['portal', 'portal'],
    ['portal-redirect', 'portal'],
    ['refuse', 'unreachable'],
    ['hang', 'unreachable'],
    ['gateway-down', 'unreachable'],
  ] as const)('within 10 s after %s', async (weather, outcome) => {
    phone.network.weather = weather;
    const network = await open();
    network.reportOutcome(outcome);
    await phone.pass(60_000);
    expect(network.state()).not.toBe('online');
    phone.network.weather = 'pass';
    await phone.pass(10_000);
    expect(network.state()).toBe('online');
  });

  it('asks at once when the page is looked at again', async () => {
    phone.network.weather = 'portal';
    const network = await open();
    network.reportOutcome('portal');
    await phone.pass(60_000);
    phone.network.weather = 'pass';
    phone.window.dispatchEvent(new Event('focus'));
    await phone.pass(1100);
    expect(network.state()).toBe('online');
  });

  it('asks nothing while the page is hidden', async () => {
    const probes = countProbes();
    const network = await open();
    phone.document.hidden = true;
    network.reportOutcome('portal');
    await phone.pass(60_000);
    expect(probes()).toBe(0);
    phone.document.hidden = false;
    phone.document.dispatchEvent(new Event('visibilitychange'));
    await phone.pass(1100);
    expect(probes()).toBe(1);
  });
});
