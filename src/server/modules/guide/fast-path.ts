import type { IncomingMessage, ServerResponse } from 'node:http';
import { GUIDE_API } from '../../../contract/api-addresses';
import type { GuideService } from './answer';
import type { ReadClient } from '../../platform/http/guide-client';

/** Answers a request and says so, or leaves it to the router. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The guide's call, answered before the router sees it when all there is to do is to write it down again: the code as
 * it stands on the door, a device that has read it already, nothing to ask, nothing to note. A phone asks for this on
 * every look at the guide; everything else about the call is in `server/modules/guide/routes.ts`.
 *
 * @param headers of every such answer
 */
export function guideFastPath(
  guide: GuideService,
  readClient: ReadClient,
  headers: Readonly<Record<string, string>>,
): FastPath {
  // Node writes a list of names and values as it is; an object made anew for each answer costs more than all the rest.
  const list = [...Object.entries(headers).flat(), 'content-length', ''];
  return (request, response) => {
    const { url = '', method } = request;
    if (method !== 'GET' || !url.startsWith(GUIDE_API) || request.headers.authorization !== undefined) return false;
    const code = url.slice(GUIDE_API.length);
    if (!guide.isWritten(code)) return false;
    const client = readClient(request);
    // A device without a mark gets one, which is the route's to do.
    if (client.device === null) return false;
    const answer = guide.again(code, client);
    if (answer === null) return false;
    list[list.length - 1] = String(answer.bytes);
    response.writeHead(200, list);
    response.end(answer.json, 'latin1');
    return true;
  };
}
