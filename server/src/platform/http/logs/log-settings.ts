import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Where log lines go; standard output by default. */
export interface LogStream {
  write(line: string): void;
}

const secretNames = [
  'password',
  'newPassword',
  'currentPassword',
  'otp',
  'token',
  'resetToken',
  'signature',
  'razorpay_signature',
  'cookie',
  'authorization',
  'address',
  'phone',
  'lengths',
  'values',
  'differences',
  'preferences',
  'person',
  'birthYear',
  'notes',
  'measuredBy',
];

/** Redacts secrets, in case a request, a body or an error is logged by accident. */
export function logSettings(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    redact: {
      paths: [
        ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        '["set-cookie"]',
        '*["set-cookie"]',
        '*.*["set-cookie"]',
      ],
      censor: '[hidden]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      err: describeFailure,
    },
    ...(stream ? { stream } : {}),
  };
}

/** The path without the query, which may contain what a person typed. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

type Described = { type: string; message: string; stack: string };

/**
 * The parts of an error that may be logged, by field name. A database error contains the row's values in its detail,
 * and the query builder writes every parameter, including password hashes, into its message.
 */
function describeFailure(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    stack: framesOf(error),
    ...pick(error, ['code', 'constraint', 'table', 'syscall', 'statusCode', 'status']),
    ...(error.cause instanceof Error ? { cause: describeFailure(error.cause) } : {}),
  };
}

function withoutValues(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, '').replace(/: "[\s\S]*$/, '');
}

/** The stack without its first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): string {
  const start = stack.search(/^ {4}at /m);
  return start === -1 ? '' : stack.slice(start);
}

function pick(error: object, names: readonly string[]): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const name of names) {
    const value = (error as Record<string, unknown>)[name];
    if (typeof value === 'string' || typeof value === 'number') found[name] = value;
  }
  return found;
}
