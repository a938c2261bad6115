import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it came over the wire. */
  raw: string;
}

export interface SmtpStandIn {
  url: string;
  received: ReceivedMail[];
  /** While set, every message is refused with this reply. */
  refuseWith: number | null;
  /** Recipients, and senders, that are refused, each with its reply. */
  refused: Map<string, number>;
  close(): Promise<void>;
}

/**
 * A real SMTP server on loopback that keeps what it gets.
 *
 * @param login whether it asks for a sign-in, and takes none
 */
export async function startSmtp({ login = false } = {}): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = [];
  const refusalOf = (address: string): Error | null => {
    const code = standIn.refused.get(address);
    return code === undefined ? null : Object.assign(new Error(`5.1.1 <${address}> unknown`), { responseCode: code });
  };
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    // Without TLS, so that no certificate is needed.
    allowInsecureAuth: true,
    onAuth: (_login, _session, done) => done(new Error('wrong password')),
    onMailFrom: ({ address }, _session, done) => done(refusalOf(address)),
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (standIn.refuseWith !== null) {
          done(Object.assign(new Error('not now'), { responseCode: standIn.refuseWith }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const standIn: SmtpStandIn = {
    url: `smtp://${login ? 'hotel:secret@' : ''}127.0.0.1:${port}`,
    received,
    refuseWith: null,
    refused: new Map(),
    close: () => new Promise((done) => server.close(done)),
  };
  return standIn;
}

/** The decoded parts of a message by their type, base64 and quoted-printable undone. */
export function partsOf(raw: string): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const block of raw.split(/\r?\n--[^\r\n]+/)) {
    const [head = '', ...rest] = block.split(/\r?\n\r?\n/);
    const type = /content-type:\s*([\w/-]+)/i.exec(head)?.[1]?.toLowerCase();
    if (type === undefined || type.startsWith('multipart/')) continue;
    const body = rest.join('\r\n\r\n');
    const encoding = /content-transfer-encoding:\s*([\w-]+)/i.exec(head)?.[1]?.toLowerCase();
    parts[type] = encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : unquoted(body, encoding);
  }
  return parts;
}

function unquoted(body: string, encoding: string | undefined): string {
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
