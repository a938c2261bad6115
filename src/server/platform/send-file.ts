import type { FastifyReply } from 'fastify';

/** Sends a file that the browser saves under a name. @param type its media type, with the charset of a text */
export const sendFile = (reply: FastifyReply, name: string, type: string, file: Buffer | string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(file);
