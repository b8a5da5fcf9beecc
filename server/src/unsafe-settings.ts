import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** The settings that these checks read. */
interface Judged {
  PUBLIC_URL?: string;
  DATA_DIR: string;
  DATABASE_URL?: string;
  DATABASE_DIRECT_URL?: string;
  DATABASE_REPLICA_URL: readonly string[];
  REDIS_URL?: string;
  SMTP_URL?: string;
  TRUST_PROXY: readonly string[];
  RAZORPAY_KEY_ID?: string;
  RAZORPAY_KEY_SECRET?: string;
  RAZORPAY_WEBHOOK_SECRETS: readonly string[];
  RAZORPAY_API_BASE: string;
  RAZORPAY_CHECKOUT_JS: string;
  SMS_URL?: string;
  S3_ENDPOINT?: string;
  MEDIA_BASE_URL?: string;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  RATE_LIMITS: boolean;
  TEST_DOORS: 'local' | 'anywhere';
  TANABANA_DEV: boolean;
  PSEUDO_LANGUAGE: boolean;
  DEMO?: boolean;
}

/** In characters; shorter secrets could be found by brute force. */
const shortestWebhookSecret = 16;

/** Errors for everything refused in production: conveniences elsewhere that would be vulnerabilities there. */
export function refusedInProduction(values: Judged): string[] {
  const secrets = [values.RAZORPAY_KEY_ID, values.RAZORPAY_KEY_SECRET, ...values.RAZORPAY_WEBHOOK_SECRETS];
  const rules: [isRefused: boolean, sentence: string][] = [
    [!values.RATE_LIMITS, 'RATE_LIMITS=off is for tests. Remove it.'],
    [values.TEST_DOORS !== 'local', 'TEST_DOORS opens the mailbox and the emulator. Remove it.'],
    [values.TANABANA_DEV, 'TANABANA_DEV is for developing. Remove it.'],
    [values.PSEUDO_LANGUAGE, 'PSEUDO_LANGUAGE disguises English for proofs. Remove it.'],
    [values.DEMO === true, 'DEMO has known sign-ins. Remove it.'],
    [
      !values.RAZORPAY_KEY_ID,
      'RAZORPAY_KEY_ID is missing. The payment emulator is never used in production.',
    ],
    [
      secrets.some((secret) => secret !== undefined && /emulator/i.test(secret)),
      'The RAZORPAY_ settings belong to the payment emulator, which is never used in production.',
    ],
    [
      values.RAZORPAY_WEBHOOK_SECRETS.some((secret) => secret.length < shortestWebhookSecret),
      `RAZORPAY_WEBHOOK_SECRETS holds one so short that it could be guessed. Choose secrets of at least ${shortestWebhookSecret} characters.`,
    ],
    [
      travelsOpenly(values.RAZORPAY_API_BASE) || travelsOpenly(values.RAZORPAY_CHECKOUT_JS),
      'RAZORPAY_API_BASE and RAZORPAY_CHECKOUT_JS must start with https://.',
    ],
    [!values.PUBLIC_URL, 'PUBLIC_URL is missing. Links in mails and pictures need it.'],
    [
      values.PUBLIC_URL?.startsWith('http:') === true,
      'PUBLIC_URL must start with https://. Over http anybody on the way could take the sign-in.',
    ],
    [
      values.SMS_URL !== undefined && travelsOpenly(values.SMS_URL),
      'SMS_URL must start with https://. Text messages hold codes that sign in.',
    ],
    [
      values.S3_ENDPOINT !== undefined && travelsOpenly(values.S3_ENDPOINT),
      'S3_ENDPOINT must start with https://.',
    ],
    [values.MEDIA_BASE_URL?.startsWith('http:') === true, 'MEDIA_BASE_URL must start with https://.'],
  ];
  return rules.flatMap(([isRefused, sentence]) => (isRefused ? [sentence] : []));
}

/** Facts about the machine rather than the settings; tests pass their own. */
export interface Surroundings {
  isRoot: boolean;
  /** Whether other users of this machine may read a folder; false where it does not exist. */
  isReadByOthers(folder: string): boolean;
}

export const thisMachine: Surroundings = {
  isRoot: process.getuid?.() === 0,
  isReadByOthers(folder) {
    const found = statSync(resolve(folder), { throwIfNoEntry: false });
    return process.platform !== 'win32' && found !== undefined && (found.mode & 0o077) !== 0;
  },
};

/** Warnings about settings that work in production but are unsafe or incomplete. */
export function warningsInProduction(values: Judged, { isRoot, isReadByOthers }: Surroundings): string[] {
  const rules: [isUnsafe: boolean, sentence: string][] = [
    [
      values.TRUST_PROXY.length === 0,
      'TRUST_PROXY is not set. PUBLIC_URL is https, so a proxy stands in front: without its address all visitors count as one, and each limit is shared by all.',
    ],
    [
      values.SMTP_URL === undefined,
      'SMTP_URL is not set. No letter leaves, and nobody can choose a new password.',
    ],
    [
      values.SMTP_URL !== undefined && isOpenSmtp(values.SMTP_URL),
      'SMTP_URL does not demand TLS. Letters hold codes and links: use smtps://, or smtp:// with ?requireTLS=true.',
    ],
    [
      values.DATABASE_URL === undefined,
      'DATABASE_URL is not set. The private database lives and dies with this machine and this process.',
    ],
    [
      values.DATABASE_URL !== undefined && isOpenDatabase(values.DATABASE_URL),
      'DATABASE_URL leads over a network without TLS. Add ?sslmode=verify-full.',
    ],
    [
      [values.DATABASE_DIRECT_URL, ...values.DATABASE_REPLICA_URL].some(
        (url) => url !== undefined && isOpenDatabase(url),
      ),
      'DATABASE_DIRECT_URL or DATABASE_REPLICA_URL leads over a network without TLS. Add ?sslmode=verify-full.',
    ],
    [
      values.REDIS_URL !== undefined && isOpenRedis(values.REDIS_URL),
      'REDIS_URL leads over a network without a password or without TLS. Use rediss:// and a password.',
    ],
    [
      values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && travelsOpenly(values.OTEL_EXPORTER_OTLP_ENDPOINT),
      'OTEL_EXPORTER_OTLP_ENDPOINT leads over a network without TLS. Use https:// or a collector on this machine.',
    ],
    [
      isReadByOthers(values.DATA_DIR),
      'DATA_DIR can be read by other users of this machine. Say chmod 700 of it.',
    ],
    [isRoot, 'The server runs as root. Give it a user of its own.'],
  ];
  return rules.flatMap(([isUnsafe, sentence]) => (isUnsafe ? [sentence] : []));
}

/** Plain http is acceptable between programs on one machine, never on a network. */
function travelsOpenly(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname);
}

function isOpenSmtp(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  return protocol === 'smtp:' && !isLoopback(hostname) && searchParams.get('requireTLS') !== 'true';
}

/** A URL without a host, or with a folder as host, is a local socket. */
function isOpenDatabase(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  if (host === '' || host.startsWith('/') || isLoopback(host)) return false;
  return !['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');
}

function isOpenRedis(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, password } = new URL(url);
  return !isLoopback(hostname) && (protocol !== 'rediss:' || password === '');
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127\..*|\[?::1\]?)$/.test(host);
}
