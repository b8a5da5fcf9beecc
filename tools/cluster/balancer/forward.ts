import { Agent, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { headersBack, headersOnward } from './headers.ts';
import type { Member, Members } from './members.ts';
import { heldBy, isLive, stickTo } from './stickiness.ts';

/** Whether the request may go to another process: nothing of it was sent, or it can be sent twice without harm. */
type Outcome = 'answered' | 'may be sent again' | 'lost';

/** Connections are kept for what can be repeated alone: one that dies while a write is on it leaves a doubt behind. */
const kept = new Agent({ keepAlive: true, maxFreeSockets: 64, timeout: 4000 });

/** Answers a request through the processes, one after another for as long as it may be sent again. */
export async function forward(
  members: Members,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const tried = new Set<Member>();
  const wanted = isLive(request) ? heldBy(request) : undefined;
  for (;;) {
    const member = members.choose(tried, wanted);
    if (!member) return refuse(response, 503, 'Nobody is there to answer. Please try again in a moment.');
    tried.add(member);
    if (!isLive(request)) member.open += 1;
    const outcome = await sendTo(member, request, response);
    if (!isLive(request)) member.open -= 1;
    if (outcome === 'answered') return;
    members.fail(member);
    if (outcome === 'lost') {
      return refuse(response, 502, 'The connection was lost on the way. Look whether it was done.');
    }
  }
}

function sendTo(member: Member, request: IncomingMessage, response: ServerResponse): Promise<Outcome> {
  const { method = 'GET', url = '/' } = request;
  const hasBody = request.headers['content-length'] !== undefined || 'transfer-encoding' in request.headers;
  const isRepeatable = (method === 'GET' || method === 'HEAD') && !hasBody;
  return new Promise((done) => {
    const onward = send({
      host: '127.0.0.1',
      port: member.port,
      method,
      path: url,
      headers: headersOnward(request),
      agent: isRepeatable ? kept : false,
    });
    let isSent = false;
    // Not a byte of the body leaves its place before there is somebody to take it.
    onward.once('socket', (socket) => {
      const start = () => {
        isSent = true;
        if (hasBody) request.pipe(onward);
        else onward.end();
      };
      if (socket.connecting) socket.once('connect', start);
      else start();
    });
    onward.on('error', () => {
      request.unpipe(onward);
      if (response.headersSent) response.destroy();
      done(response.headersSent ? 'answered' : isSent && !isRepeatable ? 'lost' : 'may be sent again');
    });
    onward.once('response', (answer) => {
      const headers = headersBack(answer);
      if (isLive(request) && heldBy(request) !== member.name) {
        headers['set-cookie'] = [...(answer.headers['set-cookie'] ?? []), stickTo(member.name)];
      }
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
      answer.once('close', () => done('answered'));
    });
    response.once('close', () => {
      if (!response.writableFinished) onward.destroy();
      done('answered');
    });
  });
}

/** In the shape of the API's own refusals. */
function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' });
  response.end(JSON.stringify({ success: false, message, code: 'UNAVAILABLE' }));
}
