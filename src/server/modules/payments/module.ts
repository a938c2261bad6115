import type { ModuleDeps, RouteDeps } from '../../deps';
import type { OwnAddress } from '../../platform/own-origin';
import { isWalletOpen } from '../../start/going-live';
import type { MailOutbox } from '../../platform/mail/outbox';
import { momoGateway, type Momo } from './momo/gateway';
import { sandboxAccount, SandboxWallet } from './momo/sandbox';
import { PaymentService } from './payments';
import { PaymentChecks } from './reconcile-job';
import { PaymentResults } from './results';
import { paymentRoutes } from './routes';
import { sandboxWalletRoutes } from './sandbox-routes';

/** Orders with the wallet, and what it said of them. */
export interface Payments {
  payments: PaymentService;
  results: PaymentResults;
  momo: Momo;
  /** The wallet inside the server; `null` when a real one is configured, and on a public origin that does not allow it. */
  sandbox: SandboxWallet | null;
  /** Jobs that run while the server runs. */
  jobs: readonly (SandboxWallet | PaymentChecks)[];
}

interface Needs {
  address: OwnAddress;
  mails: MailOutbox;
  /** The database's own secret, from which the sandbox's keys are made. */
  secret: string;
}

export function createPayments(
  { config, db, clock, logger: log }: ModuleDeps,
  { address, mails, secret }: Needs,
): Payments {
  const account = config.momo ?? sandboxAccount(secret, () => address.local);
  const walletOpen = isWalletOpen(config);
  const sandbox = config.momo === null && walletOpen ? new SandboxWallet({ db, clock, log, account }) : null;
  const momo = momoGateway(account);
  const isSandbox = config.momo === null;
  const results = new PaymentResults({ db, clock, log, partnerCode: account.partnerCode, isSandbox, mails });
  const checks = new PaymentChecks({ db, clock, log, momo, results });
  return {
    payments: new PaymentService({ db, clock, momo, results, walletOpen }),
    results,
    momo,
    sandbox,
    jobs: sandbox ? [sandbox, checks] : walletOpen ? [checks] : [],
  };
}

/** Adds the calls of paying, and the sandbox's own page. */
export async function registerPayments(deps: RouteDeps & { payments: Payments }): Promise<void> {
  await paymentRoutes(deps);
  await sandboxWalletRoutes(deps);
}
