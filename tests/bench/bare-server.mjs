// The floor of the guide's call: node:http and nothing else, answering given headers and bytes.
import { createServer } from 'node:http';

const body = process.env.BODY;
const headers = {
  ...Object.fromEntries(JSON.parse(process.env.HEADERS)),
  'content-length': Buffer.byteLength(body),
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
