import { createECDH } from 'node:crypto';
import { resolve } from 'node:path';
import type { LegalContacts } from '#contracts/platform/legal-contacts.ts';
import type { S3Settings } from '#server/platform/files/s3-client.ts';
import type { Gateway } from '#server/platform/sms/post-to-gateway.ts';
import { legalContactsOf } from './legal-contacts.ts';
import { SettingError, type Settings, settings } from './settings.ts';
import { isLoopback, refusedInProduction, thisMachine, warningsInProduction } from './unsafe-settings.ts';

export interface Env extends Omit<Settings, 'PUBLIC_URL' | 'DEMO' | 'DATA_DIR'> {
  /** Whether the settings indicate real people or real money: see `meansProduction`. */
  readonly isProduction: boolean;
  /** Warnings about settings that work but are unsafe or incomplete, printed at startup. */
  readonly warnings: readonly string[];
  /** An absolute path. */
  readonly DATA_DIR: string;
  /** The URL of the site, without a trailing slash. */
  readonly PUBLIC_URL: string;
  /**
   * The base URL of pictures and videos, without a trailing slash: a CDN that fetches from us, or the site itself.
   */
  readonly MEDIA_URL: string;
  /** The S3 storage for files; null if they are on disk. */
  readonly s3: S3Settings | null;
  /** Whether DATABASE_URL is a pooler in transaction mode; features that need their own connection bypass it. */
  readonly isPooled: boolean;
  /** Whether to fill an empty database with demo data. */
  readonly DEMO: boolean;
  /** Whether the payment emulator is used, because no provider key is set. */
  readonly usesPaymentEmulator: boolean;
  /** Whether `/dev/mailbox` shows emails that could not be sent: outside production, without a mail server. */
  readonly hasMailbox: boolean;
  /** The gateway for text messages; null if none are sent out. */
  readonly smsGateway: Gateway | null;
  /** Prefixes of the numbers that text messages may be sent to, such as +91. */
  readonly smsPrefixes: readonly string[];
  /** Contact for push services about problems with our messages: mailto: or https: */
  readonly pushContact: string;
  /** Shown on the help pages and in the terms. */
  readonly legalContacts: LegalContacts;
}

/** Reads every setting once. Throws SettingError naming each wrong one. */
export function readEnv(source: Record<string, string | undefined>, machine = thisMachine): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
    throw new SettingError(`A setting cannot be used.\n  ${lines.join('\n  ')}`);
  }
  const values = parsed.data;
  const isProduction = meansProduction(values);
  refuseUnsafe(values, isProduction);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const hasDemo = values.DEMO ?? (values.DATABASE_URL === undefined && !isProduction);
  return {
    ...values,
    isProduction,
    warnings: isProduction ? warningsInProduction(values, machine) : warningsElsewhere(values, hasDemo),
    DATA_DIR: resolve(values.DATA_DIR),
    PUBLIC_URL: publicUrl,
    MEDIA_URL: mediaUrlOf(values) ?? publicUrl,
    s3: s3Of(values),
    isPooled: values.DATABASE_DIRECT_URL !== undefined,
    DEMO: hasDemo,
    hasMailbox: !isProduction && values.SMTP_URL === undefined,
    smsGateway: smsGatewayOf(values),
    smsPrefixes: values.SMS_COUNTRIES,
    usesPaymentEmulator: values.RAZORPAY_KEY_ID === undefined,
    pushContact: values.PUSH_CONTACT ?? `mailto:${/[^\s<>]+@[^\s<>]+/.exec(values.MAIL_FROM)?.[0] ?? ''}`,
    legalContacts: legalContactsOf(values, hasDemo),
  };
}

/** The complete S3 settings, or null. Throws SettingError if only some are set. */
function s3Of(values: Settings): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = values;
  const given = [endpoint, bucket, key, secret].filter((value) => value !== undefined);
  if (given.length === 0) return null;
  if (!endpoint || !bucket || !key || !secret) {
    throw new SettingError(
      'S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET belong together. Set all four, or none to keep files on the disk.',
    );
  }
  if (new URL(endpoint).pathname !== '/') {
    throw new SettingError('S3_ENDPOINT must not have a path: the bucket is named by S3_BUCKET.');
  }
  return { endpoint, bucket, key, secret, region: values.S3_REGION };
}

function smsGatewayOf({ SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: sender }: Settings): Gateway | null {
  if (url !== undefined) return { url, token, sender };
  if (token !== undefined) throw new SettingError('SMS_TOKEN goes with SMS_URL. Set that one too.');
  return null;
}

/** Pictures from an http URL are not shown on an https page. */
function mediaUrlOf({ MEDIA_BASE_URL: url }: Settings): string | undefined {
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || /[?#]/.test(url)) {
    throw new SettingError('MEDIA_BASE_URL must be an address such as https://cdn.example.in.');
  }
  return url.replace(/\/+$/, '');
}

/**
 * A live key moves real money, and an https address is public. Either means production, even if NODE_ENV is not set.
 * Everything that depends on it reads `isProduction`.
 */
function meansProduction({ NODE_ENV, RAZORPAY_KEY_ID, PUBLIC_URL }: Settings): boolean {
  return (
    NODE_ENV === 'production' ||
    RAZORPAY_KEY_ID?.startsWith('rzp_live_') === true ||
    (PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:')
  );
}

function refuseUnsafe(values: Settings, isProduction: boolean): void {
  if (values.RAZORPAY_KEY_ID && !values.RAZORPAY_KEY_SECRET) {
    throw new SettingError(
      'RAZORPAY_KEY_ID is set without RAZORPAY_KEY_SECRET. Set both, or neither for the emulator.',
    );
  }
  if (values.RAZORPAY_KEY_ID && values.RAZORPAY_WEBHOOK_SECRETS.length === 0) {
    throw new SettingError(
      'RAZORPAY_WEBHOOK_SECRETS is missing. Without it a payment made in a closed tab would be noticed late.',
    );
  }
  if (values.PUBLIC_URL && new URL(values.PUBLIC_URL).pathname !== '/') {
    throw new SettingError('PUBLIC_URL must not have a path: Tanabana lives at the root of its host.');
  }
  refuseHalfDatabase(values);
  refuseForeignPushKeys(values);
  if (values.ROLE !== 'all') refuseRoleAlone(values);
  if (values.COOKIE_SAMESITE === 'none') refuseCookiesForNobody(values);
  const refused = isProduction ? refusedInProduction(values) : [];
  if (refused.length > 0) refuse(refused.join('\n'));
}

/** Without DATABASE_URL a private database is used, which has no replica and no pooler. */
function refuseHalfDatabase(values: Settings): void {
  if (values.DATABASE_URL !== undefined) return;
  if (values.DATABASE_DIRECT_URL !== undefined || values.DATABASE_REPLICA_URL.length > 0) {
    throw new SettingError(
      'DATABASE_DIRECT_URL and DATABASE_REPLICA_URL go with DATABASE_URL. Set that one too.',
    );
  }
}

function refuseForeignPushKeys({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY }: Settings): void {
  if (!PUSH_PUBLIC_KEY && !PUSH_PRIVATE_KEY) return;
  if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY) {
    throw new SettingError(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY belong together. Set both, or neither for a pair that is made and kept with the data.',
    );
  }
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(PUSH_PRIVATE_KEY, 'base64url');
  if (pair.getPublicKey('base64url') !== PUSH_PUBLIC_KEY) {
    throw new SettingError('PUSH_PUBLIC_KEY is not the public half of PUSH_PRIVATE_KEY.');
  }
}

/** Processes with separate roles must share one database, one Redis and one payment provider. */
function refuseRoleAlone({ ROLE, DATABASE_URL, REDIS_URL, RAZORPAY_KEY_ID }: Settings): void {
  if (!DATABASE_URL) {
    throw new SettingError(`ROLE=${ROLE} is one of several processes. Set DATABASE_URL, which they share.`);
  }
  if (!REDIS_URL) {
    throw new SettingError(
      `ROLE=${ROLE} is one of several processes. Set REDIS_URL: without it what a worker does would reach no open page.`,
    );
  }
  if (!RAZORPAY_KEY_ID) {
    throw new SettingError(
      `ROLE=${ROLE} is one of several processes, and each would emulate payments by itself. Set the RAZORPAY_ settings, or run one emulator for all with npm run razorpay-emulator.`,
    );
  }
}

/** Browsers store SameSite=None cookies only over https, and only front ends in CORS_ORIGINS need them. */
function refuseCookiesForNobody({ PUBLIC_URL, CORS_ORIGINS }: Settings): void {
  if (!PUBLIC_URL?.startsWith('https:')) {
    throw new SettingError('COOKIE_SAMESITE=none needs a PUBLIC_URL that starts with https://.');
  }
  if (CORS_ORIGINS.length === 0) {
    throw new SettingError(
      'COOKIE_SAMESITE=none is for front ends on other sites. Name them in CORS_ORIGINS.',
    );
  }
}

function refuse(sentence: string): never {
  throw new SettingError(
    `${sentence}\nThe settings mean production, because of NODE_ENV=production, a live key or an https PUBLIC_URL.`,
  );
}

function warningsElsewhere(values: Settings, hasDemo: boolean): string[] {
  const isOpen = !isLoopback(values.HOST);
  return [
    ...(values.RATE_LIMITS ? [] : ['RATE_LIMITS=off: passwords and codes can be tried without end.']),
    ...(isOpen && hasDemo
      ? ['HOST lets other machines in, and the passwords of the demo are known to everybody.']
      : []),
    ...(values.TEST_DOORS === 'anywhere'
      ? ['TEST_DOORS=anywhere shows everybody all letters, reset codes included.']
      : []),
    ...(isOpen && values.TEST_DOORS === 'local' && values.RAZORPAY_KEY_ID === undefined
      ? ['Payments can be tried from this machine only. TEST_DOORS=anywhere opens them to others.']
      : []),
  ];
}
