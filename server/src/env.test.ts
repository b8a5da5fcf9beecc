import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { SettingError, settings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tanabana.example',
  DATABASE_URL: 'postgres://tanabana@db/tanabana',
  RAZORPAY_KEY_ID: 'rzp_live_Qm2vT8pLxR4sWn',
  RAZORPAY_KEY_SECRET: 'only the provider knows',
  RAZORPAY_WEBHOOK_SECRETS: 'webhook secret of this year, webhook secret of last year',
};

test('without any setting everything has a value', () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    PORT: 3000,
    HOST: 'localhost',
    PUBLIC_URL: 'http://localhost:3000',
    DEMO: true,
    isProduction: false,
  });
  expect(env.usesPaymentEmulator).toBe(true);
  expect(readEnv({ PORT: '' }).PORT, 'an empty setting is none').toBe(3000);
  expect(readEnv({ DATABASE_URL: 'postgres://db/x' }).DEMO, 'a database of its own holds real things').toBe(
    false,
  );
});

test('a wrong setting stops the start with a sentence that names it', () => {
  const wrong: [name: string, value: string][] = [
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'tanabana.example'],
    ['PUBLIC_URL', 'https://tanabana.example/shop'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_POOL', '0'],
    ['SMTP_URL', 'mail.example'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://studio.example.in/app'],
    ['CORS_ORIGINS', 'https://studio.example.in,studio'],
    ['COOKIE_SAMESITE', 'strict'],
    ['COOKIE_SAMESITE', 'none'],
    ['TRUST_PROXY', 'everybody'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'perhaps'],
    ['SMS_COUNTRIES', 'Atlantis'],
    ['SMS_COUNTRIES', ','],
    ['NODE_ENV', 'staging'],
    ['TEST_DOORS', 'open'],
    ['RAZORPAY_KEY_ID', 'key'],
    ['S3_ENDPOINT', 'store.example'],
    ['S3_ENDPOINT', 'https://store.example'],
    ['S3_SECRET', 'a secret of the store'],
    ['S3_BUCKET', 'Our Bucket'],
    ['MEDIA_BASE_URL', 'cdn.example'],
    ['MEDIA_BASE_URL', 'https://cdn.example/?a=1'],
    ['GRIEVANCE_OFFICER_EMAIL', 'asha'],
    ['GRIEVANCE_OFFICER_NAME', 'Asha Rao'],
  ];
  for (const [name, value] of wrong) {
    const start = () => readEnv({ [name]: value });
    expect(start, `${name}=${value}`).toThrow(SettingError);
    expect(start, `${name}=${value}`).toThrow(name);
  }
});

test('a store is named wholly or not at all, and over https where people are meant', () => {
  const store = {
    S3_ENDPOINT: 'http://store.example',
    S3_BUCKET: 'media',
    S3_KEY: 'key',
    S3_SECRET: 'a secret',
  };
  expect(readEnv({}).s3).toBeNull();
  expect(readEnv(store).s3).toEqual({
    endpoint: 'http://store.example',
    bucket: 'media',
    key: 'key',
    secret: 'a secret',
    region: 'us-east-1',
  });
  for (const name of Object.keys(store)) {
    expect(() => readEnv({ ...store, [name]: '' })).toThrow(
      'S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET belong together. Set all four, or none to keep files on the disk.',
    );
  }
  expect(() => readEnv({ ...store, S3_ENDPOINT: 'http://store.example/media' })).toThrow(
    'must not have a path',
  );
  expect(() => readEnv({ ...production, ...store })).toThrow('S3_ENDPOINT must start with https://.');
});

test('pictures are addressed by the site itself, or by a CDN in front of it', () => {
  expect(readEnv({}).MEDIA_URL).toBe('http://localhost:3000');
  expect(readEnv({ MEDIA_BASE_URL: 'https://cdn.example/' }).MEDIA_URL).toBe('https://cdn.example');
  expect(() => readEnv({ ...production, MEDIA_BASE_URL: 'http://cdn.example' })).toThrow(
    'MEDIA_BASE_URL must start with https://.',
  );
});

test('a grievance officer is named wholly or not at all', () => {
  expect(readEnv({ DEMO: 'off' }).legalContacts).toEqual({ operator: null, grievanceOfficer: null });
  const officer = {
    name: 'Asha Rao',
    email: 'asha@tanabana.example',
    address: '4 MG Road, Bengaluru 560001',
  };
  const env = readEnv({
    GRIEVANCE_OFFICER_NAME: officer.name,
    GRIEVANCE_OFFICER_EMAIL: officer.email,
    GRIEVANCE_OFFICER_ADDRESS: officer.address,
  });
  expect(env.legalContacts.grievanceOfficer).toEqual(officer);
});

test('who runs the site is said by name, address and email or not at all, with a phone where there is one', () => {
  const operator = {
    name: 'Tanabana Pvt Ltd',
    address: '4 MG Road, Bengaluru 560001',
    email: 'care@tanabana.example',
  };
  const named = {
    OPERATOR_NAME: operator.name,
    OPERATOR_ADDRESS: operator.address,
    OPERATOR_EMAIL: operator.email,
  };
  expect(readEnv(named).legalContacts.operator).toEqual({ ...operator, phone: null });
  const phone = '+91 80 4000 1000';
  expect(readEnv({ ...named, OPERATOR_PHONE: phone }).legalContacts.operator).toEqual({ ...operator, phone });
  expect(() => readEnv({ ...named, OPERATOR_ADDRESS: undefined })).toThrow('OPERATOR_ADDRESS');
  expect(() => readEnv({ OPERATOR_PHONE: phone })).toThrow('OPERATOR_PHONE');
});

test('the demo names contacts that say they are of the demo; a site without it names nobody for you', () => {
  const { operator, grievanceOfficer } = readEnv({ DEMO: 'on' }).legalContacts;
  expect(operator?.name).toContain('demo, not a real business');
  expect(grievanceOfficer?.name).toContain('demo, not a real person');
  expect(readEnv(production).legalContacts).toEqual({ operator: null, grievanceOfficer: null });
});

test('cookies for other sites need https and somebody who may call', () => {
  const site = { ...production, CORS_ORIGINS: 'https://studio.example.in' };
  expect(readEnv(site).COOKIE_SAMESITE).toBe('lax');
  expect(readEnv({ ...site, COOKIE_SAMESITE: 'none' }).COOKIE_SAMESITE).toBe('none');
  const unsafe = [{ PUBLIC_URL: 'http://tanabana.example' }, { PUBLIC_URL: '' }, { CORS_ORIGINS: '' }];
  for (const changed of unsafe) {
    const start = () => readEnv({ ...site, ...changed, COOKIE_SAMESITE: 'none' });
    expect(start, JSON.stringify(changed)).toThrow('COOKIE_SAMESITE=none');
  }
});

test('production starts with real secrets, and refuses the emulator and the conveniences', () => {
  expect(readEnv(production)).toMatchObject({ isProduction: true, DEMO: false, usesPaymentEmulator: false });
  const unsafe: [settings: Record<string, string | undefined>, names: string][] = [
    [{ RAZORPAY_KEY_ID: undefined, RAZORPAY_KEY_SECRET: undefined }, 'RAZORPAY_KEY_ID'],
    [{ RAZORPAY_KEY_ID: 'rzp_test_emulator00' }, 'emulator'],
    [{ RAZORPAY_KEY_SECRET: 'emulator_key_secret' }, 'emulator'],
    [{ RAZORPAY_WEBHOOK_SECRETS: 'emulator_webhook_secret' }, 'emulator'],
    [{ RAZORPAY_WEBHOOK_SECRETS: 'fifteen letters' }, 'RAZORPAY_WEBHOOK_SECRETS'],
    [{ RAZORPAY_WEBHOOK_SECRETS: 'a long one of this year,short' }, 'RAZORPAY_WEBHOOK_SECRETS'],
    [{ RAZORPAY_WEBHOOK_SECRETS: undefined }, 'RAZORPAY_WEBHOOK_SECRETS'],
    [{ RAZORPAY_API_BASE: 'http://pay.example' }, 'RAZORPAY_API_BASE'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
    [{ TEST_DOORS: 'anywhere' }, 'TEST_DOORS'],
    [{ DEMO: '1' }, 'DEMO'],
    [{ TANABANA_DEV: '1' }, 'TANABANA_DEV'],
    [{ PSEUDO_LANGUAGE: '1' }, 'PSEUDO_LANGUAGE'],
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://tanabana.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'PUBLIC_URL'],
  ];
  for (const [settings, names] of unsafe) {
    const start = () => readEnv({ ...production, ...settings });
    expect(start, JSON.stringify(settings)).toThrow(SettingError);
    expect(start, JSON.stringify(settings)).toThrow(names);
  }
});

test('half a pair of keys is refused everywhere, and no secret is named in the refusal', () => {
  const start = () => readEnv({ RAZORPAY_KEY_ID: 'rzp_test_Qm2vT8pLxR4sWn' });
  expect(start).toThrow('RAZORPAY_KEY_SECRET');
  const short = () => readEnv({ ...production, RAZORPAY_KEY_SECRET: 'hunter2' });
  expect(short).toThrow(SettingError);
  expect(short).not.toThrow(/hunter2/);
});

test('a live key, an https address and NODE_ENV each mean production by themselves', () => {
  const { NODE_ENV: _left, ...withoutName } = production;
  const signs: Record<string, string | undefined>[] = [
    { ...withoutName },
    { ...withoutName, RAZORPAY_KEY_ID: 'rzp_test_Qm2vT8pLxR4sWn' },
    { ...production, RAZORPAY_KEY_ID: 'rzp_test_Qm2vT8pLxR4sWn' },
    { ...withoutName, NODE_ENV: 'development' },
    { ...withoutName, NODE_ENV: 'test' },
  ];
  for (const settings of signs) {
    expect(readEnv(settings).isProduction, JSON.stringify(settings)).toBe(true);
    expect(() => readEnv({ ...settings, RATE_LIMITS: 'off' })).toThrow('RATE_LIMITS');
  }
  const liveOverHttp = { ...withoutName, PUBLIC_URL: 'http://tanabana.example' };
  expect(() => readEnv(liveOverHttp), 'a live key alone').toThrow('PUBLIC_URL');
  expect(() => readEnv({ PUBLIC_URL: 'https://tanabana.example' }), 'an https address alone').toThrow(
    'RAZORPAY_KEY_ID',
  );
  expect(() => readEnv({ NODE_ENV: 'production' }), 'NODE_ENV alone').toThrow('RAZORPAY_KEY_ID');
  expect(readEnv({ PUBLIC_URL: 'http://192.168.1.20:3000' }).isProduction).toBe(false);
});

const quiet = { isRoot: false, isReadByOthers: () => false };
/** The setting names with which the warnings begin. */
const about = (settings: Record<string, string>, machine = quiet) =>
  readEnv(settings, machine).warnings.map((sentence) => /^[A-Z0-9_]+/.exec(sentence)?.[0]);
const safe = {
  ...production,
  TRUST_PROXY: 'loopback',
  SMTP_URL: 'smtps://mail.example',
  DATABASE_URL: 'postgres://tanabana@127.0.0.1/tanabana',
};

test('whoever starts the server is told what is unsafe or missing, and nothing when all is well', () => {
  expect(about({})).toEqual([]);
  expect(about({ RATE_LIMITS: 'off' })).toEqual(['RATE_LIMITS']);
  expect(about({ HOST: '0.0.0.0', TEST_DOORS: 'anywhere' })).toEqual(['HOST', 'TEST_DOORS']);
  expect(about(production)).toEqual(['TRUST_PROXY', 'SMTP_URL', 'DATABASE_URL']);
  expect(about(safe)).toEqual([]);
});

test.each([
  ['SMTP_URL', 'smtp://mail.example', 'smtp://mail.example?requireTLS=true'],
  ['DATABASE_URL', 'postgres://a:b@db.example/t', 'postgres://a:b@db.example/t?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://a:b@db.example/t?sslmode=prefer', 'postgres:///t?host=/run/postgresql'],
  ['REDIS_URL', 'redis://:secret@redis.example', 'rediss://:secret@redis.example'],
  ['REDIS_URL', 'rediss://redis.example', 'redis://127.0.0.1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318', 'http://localhost:4318'],
])('%s %s is said to be unsafe in production, %s is not', (name, unsafe, harmless) => {
  expect(about({ ...safe, [name]: unsafe })).toEqual([name]);
  expect(about({ ...safe, [name]: harmless })).toEqual([]);
});

test('a data folder that others read and a server that runs as root are said', () => {
  expect(about(safe, { ...quiet, isReadByOthers: () => true })).toEqual(['DATA_DIR']);
  expect(readEnv(safe, { ...quiet, isRoot: true }).warnings).toEqual([expect.stringContaining('root')]);
});

test('everything that production refuses is said at once', () => {
  const start = () =>
    readEnv({
      ...production,
      RATE_LIMITS: 'off',
      TEST_DOORS: 'anywhere',
      PUBLIC_URL: 'http://tanabana.example',
    });
  for (const name of ['RATE_LIMITS', 'TEST_DOORS', 'PUBLIC_URL']) expect(start).toThrow(name);
});

test('the page of settings names every one of them, and no other', () => {
  const page = readFileSync(new URL('../../docs/SETTINGS.md', import.meta.url), 'utf8');
  const told = [...page.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  // Set only by `npm run dev`.
  const known = Object.keys(settings.shape).filter((name) => name !== 'TANABANA_DEV');
  expect(told.sort()).toEqual(known.sort());
});
