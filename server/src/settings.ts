import * as z from 'zod/mini';
import { readSmsCountry } from '#server/platform/sms/sms-countries.ts';

/** An invalid setting; its message is printed. */
export class SettingError extends Error {}

export const flag = z.stringbool({ truthy: ['1', 'true', 'on', 'yes'], falsy: ['0', 'false', 'off', 'no'] });
const port = z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(65_535)));
const httpUrl = z.string().check(z.regex(/^https?:\/\/[^\s/]+/, 'must start with http:// or https://'));
const commaList = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const originList = z.pipe(
  commaList,
  z.array(
    z
      .string()
      .check(
        z.refine(
          (text) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text,
          'must be a list of origins such as https://app.example.in, without a path and without *',
        ),
      ),
  ),
);
const proxyList = z.pipe(
  commaList,
  z.array(
    z
      .string()
      .check(
        z.regex(
          /^(loopback|linklocal|uniquelocal|[0-9a-f.:]+(\/\d{1,3})?)$/i,
          'must be a list of addresses or networks such as 10.0.0.0/8',
        ),
      ),
  ),
);

const smsCountryHint = 'must be a list of countries or dialling prefixes such as IN,+971';
/** As dialling codes. */
const smsCountryList = z.pipe(
  commaList,
  z.pipe(
    z
      .array(z.string().check(z.refine((text) => readSmsCountry(text) !== null, smsCountryHint)))
      .check(z.minLength(1, smsCountryHint)),
    z.transform((texts: string[]) => [...new Set(texts.flatMap((text) => readSmsCountry(text) ?? []))]),
  ),
);

const databaseUrl = z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'));

/** Every setting by name; docs/SETTINGS.md explains each. */
export const settings = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  ROLE: z._default(z.enum(['all', 'web', 'worker']), 'all'),
  DRAIN_SECONDS: z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(60))), 0),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), 'localhost'),
  PUBLIC_URL: z.optional(httpUrl),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_DIRECT_URL: z.optional(databaseUrl),
  DATABASE_STATEMENT_NAMES: z._default(flag, true),
  DATABASE_REPLICA_URL: z._default(z.pipe(commaList, z.array(databaseUrl)), []),
  DATABASE_REPLICA_MAX_LAG_MS: z._default(
    z.pipe(z.coerce.number(), z.int().check(z.minimum(1000), z.maximum(60_000))),
    3000,
  ),
  /** Megabytes for cached responses; 0 disables the cache. */
  CACHE_MB: z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(4096))), 32),
  DATABASE_POOL: z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(2), z.maximum(200))), 20),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//, 'must start with redis:// or rediss://'))),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  REQUIRE_CONFIRMED_EMAIL: z._default(flag, false),
  MAIL_FROM: z._default(z.string(), 'Tanabana <hello@tanabana.example>'),
  SMS_URL: z.optional(httpUrl),
  SMS_TOKEN: z.optional(z.string()),
  SMS_SENDER: z._default(z.string(), 'TANABN'),
  SMS_COUNTRIES: z._default(smsCountryList, ['+91']),
  CORS_ORIGINS: z._default(originList, []),
  COOKIE_SAMESITE: z._default(z.enum(['lax', 'none']), 'lax'),
  TRUST_PROXY: z._default(proxyList, []),
  RAZORPAY_KEY_ID: z.optional(
    z.string().check(z.regex(/^rzp_(test|live)_\w+$/, 'must look like rzp_test_…')),
  ),
  RAZORPAY_KEY_SECRET: z.optional(z.string().check(z.minLength(8))),
  RAZORPAY_WEBHOOK_SECRETS: z._default(commaList, []),
  RAZORPAY_API_BASE: z._default(httpUrl, 'https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_JS: z._default(httpUrl, 'https://checkout.razorpay.com/v1/checkout.js'),
  S3_ENDPOINT: z.optional(httpUrl),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  S3_KEY: z.optional(z.string()),
  S3_SECRET: z.optional(z.string().check(z.minLength(8))),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  MEDIA_BASE_URL: z.optional(httpUrl),
  PUSH_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url'))),
  PUSH_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'))),
  PUSH_CONTACT: z.optional(
    z.string().check(z.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must start with mailto: or https://')),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(httpUrl),
  OTEL_SERVICE_NAME: z._default(z.string(), 'tanabana'),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.pipe(z.coerce.number(), z.number().check(z.minimum(0), z.maximum(1))),
    1,
  ),
  OPERATOR_NAME: z.optional(z.string()),
  OPERATOR_ADDRESS: z.optional(z.string()),
  OPERATOR_EMAIL: z.optional(z.email('must be an e-mail address')),
  OPERATOR_PHONE: z.optional(z.string().check(z.regex(/^\+?[\d ()-]{6,20}$/, 'must be a phone number'))),
  GRIEVANCE_OFFICER_NAME: z.optional(z.string()),
  GRIEVANCE_OFFICER_EMAIL: z.optional(z.email('must be an e-mail address')),
  GRIEVANCE_OFFICER_ADDRESS: z.optional(z.string()),
  DEMO: z.optional(flag),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  RATE_LIMITS: z._default(flag, true),
  TEST_DOORS: z._default(z.enum(['local', 'anywhere']), 'local'),
  TANABANA_DEV: z._default(flag, false),
  PSEUDO_LANGUAGE: z._default(flag, false),
});

export type Settings = z.output<typeof settings>;
