import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Uint8Array | string, data: string) => createHmac('sha256', key).update(data).digest();

interface Account {
  key: string;
  secret: string;
  region: string;
}

const authorizationForm =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const longestAgeMs = 15 * 60_000;

/** Checks a version 4 signature in the headers. Throws the errors that S3 returns. */
export function checkSignature(request: IncomingMessage, { key, secret, region }: Account): void {
  const match = authorizationForm.exec(request.headers.authorization ?? '');
  if (!match) throw new S3Error(403, 'AccessDenied', 'Access Denied');
  const [, usedKey = '', day = '', usedRegion = '', names = '', signature = ''] = match;
  if (usedKey !== key) throw new S3Error(403, 'InvalidAccessKeyId', 'The access key does not exist.');
  if (usedRegion !== region) {
    throw new S3Error(400, 'AuthorizationHeaderMalformed', `The region is wrong; expecting '${region}'`);
  }
  const moment = headerOf(request, 'x-amz-date');
  const age = Math.abs(Date.now() - readMoment(moment));
  if (!(age < longestAgeMs) || !moment.startsWith(day)) {
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The difference to the server’s time is too large.');
  }
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-content-sha256')) {
    throw new S3Error(403, 'AccessDenied', 'There were headers present which were not signed');
  }
  const url = new URL(request.url ?? '/', 'http://store');
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...signed.map((name) => `${name}:${headerOf(request, name).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    headerOf(request, 'x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  if (!timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'))) {
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
}

/** Throws if the hash of the body is not the signed one. */
export function checkBody(request: IncomingMessage, body: Uint8Array): void {
  const declared = headerOf(request, 'x-amz-content-sha256');
  if (declared === 'UNSIGNED-PAYLOAD') return;
  if (declared !== sha256(body)) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 does not match.');
  }
}

function canonicalQuery(url: URL): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

/** Converts `20260102T030405Z` to milliseconds since 1970. */
function readMoment(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function headerOf(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}
