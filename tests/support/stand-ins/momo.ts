import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { momoSignature, type MomoNotice } from '../../../src/server/modules/payments/momo/signature';

export const MOMO_KEYS = { accessKey: 'DUMMYACCESSKEY', secretKey: 'DUMMYSECRETKEY' };
const MOMO_PARTNER = 'DUMMY';

export interface RecordedOrder {
  orderId: string;
  requestId: string;
  amount: number;
  orderInfo: string;
  redirectUrl: string;
  ipnUrl: string;
  extraData: string;
  signature: string;
}

type Answer = (body: RecordedOrder, reply: ServerResponse) => void;

/** A stand-in for the wallet's gateway: it records every call and answers as it is told. */
export interface MomoStandIn {
  env: Record<string, string>;
  creates: RecordedOrder[];
  queries: { orderId: string; signature: string }[];
  /** Answer to `create`; by default with a link, as the real one does. */
  onCreate: Answer;
  /** Answer to `query`: a result code, or nothing at all. */
  queryResult: number | null;
  queryAmount: number | null;
  /** A signed notification about an order, with changes. */
  notice(order: RecordedOrder, changes?: Partial<MomoNotice>): MomoNotice;
  close(): Promise<void>;
}

export async function startMomo(): Promise<MomoStandIn> {
  const server = createServer((request, reply) => void receive(request, reply));
  const receive = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as RecordedOrder;
    if (request.url?.endsWith('/create')) {
      standIn.creates.push(body);
      standIn.onCreate(body, reply);
    } else {
      standIn.queries.push(body);
      if (standIn.queryResult === null) return; // silent until the caller gives up
      const amount =
        standIn.queryAmount ?? standIn.creates.find((order) => order.orderId === body.orderId)?.amount ?? 0;
      sendJson(reply, {
        ...body,
        partnerCode: MOMO_PARTNER,
        amount,
        transId: 4_000_000_001,
        resultCode: standIn.queryResult,
      });
    }
  };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: MomoStandIn = {
    env: {
      MOMO_ENDPOINT: origin,
      MOMO_PARTNER_CODE: MOMO_PARTNER,
      MOMO_ACCESS_KEY: MOMO_KEYS.accessKey,
      MOMO_SECRET_KEY: MOMO_KEYS.secretKey,
    },
    creates: [],
    queries: [],
    onCreate: (body, reply) => sendJson(reply, { resultCode: 0, payUrl: `${origin}/pay/${body.orderId}` }),
    queryResult: 1000,
    queryAmount: null,
    notice: (order, changes = {}) => signed({ ...noticeOf(order), ...changes }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

export function sendJson(reply: ServerResponse, body: unknown): void {
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Signs a notification, unless it has a signature already. */
const signed = (notice: Omit<MomoNotice, 'signature'> & { signature?: string }): MomoNotice => ({
  ...notice,
  signature: notice.signature ?? momoSignature('notice', notice, MOMO_KEYS),
});

const noticeOf = (order: RecordedOrder): Omit<MomoNotice, 'signature'> => ({
  partnerCode: MOMO_PARTNER,
  orderId: order.orderId,
  requestId: order.requestId,
  amount: order.amount,
  orderInfo: order.orderInfo,
  orderType: 'momo_wallet',
  transId: 4_000_000_001,
  resultCode: 0,
  message: 'Successful.',
  payType: 'qr',
  responseTime: 1_732_094_400_000,
  extraData: '',
});
