import type { FastifyReply } from 'fastify';

/** Makes of an answer a file that the browser saves under a name. @param type its media type, with a text's charset */
export const asFile = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type);
