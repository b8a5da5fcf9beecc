import { expect } from '@playwright/test';
import { messageSentences } from '#contracts/messaging/message.rules.ts';
import type { SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { journey, newPerson, type Person, register, settle, type Visitor } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { ask, listen, makeTabs, type Tab } from '#tests/support/tabs.ts';

/** A person in a separate browser, with requests that use its session. */
interface Somebody extends Person {
  id: number;
  visitor: Visitor;
  /** The server-rendered HTML of the page, including its hydration data. */
  html(path: string): Promise<string>;
  get<Reply>(path: string): Promise<Reply>;
  post(path: string, data?: object): Promise<{ status: number; text: string }>;
}

/**
 * Whether a stranger sees the data in the HTML, through the API and through the socket. Channels that never show it
 * are left out.
 */
type Doors = Partial<Record<'html' | 'api' | 'socket', boolean>>;

interface Stage {
  /** The person whose setting it is. */
  owner: Somebody;
  /** The person who looks. */
  other: Somebody;
  design: { id: number; title: string };
  tab(who: Somebody): Promise<Tab>;
}

interface Switch {
  name: string;
  /** Creates the data before anyone looks. */
  prepare?(stage: Stage): Promise<unknown>;
  look(stage: Stage): Promise<Doors>;
  /** Changes the setting so that the other person sees the data no more. */
  turn(stage: Stage): Promise<unknown>;
  /** Where the data is visible before the change; afterwards it is visible nowhere. */
  seen: Doors;
}

interface Profile {
  data: { isOnline: boolean; contact: { email: string } | null };
}

const profileOf = ({ owner, other }: Stage) =>
  other.get<Profile>(`/api/public/viewPublicProfile/${owner.id}`);
const say = (from: Somebody, to: Somebody, content: string) =>
  from.post('/api/chat/send', { receiverId: to.id, content });

const switches: Switch[] = [
  {
    name: 'showOnlineStatus',
    async prepare({ owner, other }) {
      await say(other, owner, 'Is the zari tested?');
      await say(owner, other, 'Tested.');
    },
    async look(stage) {
      const { owner, other, tab } = stage;
      const watching = await tab(other);
      const heard = listen(watching, 'userOnline');
      const written = listen(watching, 'chatTouched');
      const open = await tab(owner);
      const isOnline = async () => (await profileOf(stage)).data.isOnline;
      const { data: privacy } = await owner.get<{ data: { showOnlineStatus: boolean } }>(
        '/api/users/privacy',
      );
      if (privacy.showOnlineStatus) await expect.poll(() => heard.length).toBeGreaterThan(0);
      // Events arrive in order: once this message has arrived, a presence event would have arrived too.
      await say(owner, other, 'One moment');
      await expect.poll(() => written.length).toBeGreaterThan(0);
      const html = await other.html(`/publicProfile/${owner.id}`);
      const seen = { html: html.includes('Online now'), api: await isOnline(), socket: heard.length > 0 };
      open.close();
      watching.close();
      return seen;
    },
    turn: ({ owner }) => owner.post('/api/users/privacy', { showOnlineStatus: false }),
    seen: { html: true, api: true, socket: true },
  },
  {
    name: 'allowMessagesFromAnyone',
    async look({ owner, other, tab }) {
      const open = await tab(owner);
      const heard = listen(open, 'chatTouched');
      const page = await other.html(`/chat?receiverId=${owner.id}`);
      // Each time another stranger, because a chat with a message in it stays open.
      const { status } = await say(other, owner, 'Namaste');
      await ask(open, 'joinRoom', 'chat_0');
      open.close();
      return {
        html: !page.includes(inEnglish(messageSentences.notFromAnyone)),
        api: status === 200,
        socket: heard.length > 0,
      };
    },
    turn: ({ owner }) => owner.post('/api/users/privacy', { allowMessagesFromAnyone: false }),
    seen: { html: true, api: true, socket: true },
  },
  {
    name: 'showContactInfo',
    prepare: ({ owner }) => owner.post('/api/users/privacy', { showContactInfo: true }),
    async look(stage) {
      const html = await stage.other.html(`/publicProfile/${stage.owner.id}`);
      return { html: html.includes(stage.owner.email), api: (await profileOf(stage)).data.contact !== null };
    },
    turn: ({ owner }) => owner.post('/api/users/privacy', { showContactInfo: false }),
    seen: { html: true, api: true },
  },
  {
    name: 'mute',
    async look({ owner, other, design, tab }) {
      const open = await tab(other);
      const heard = listen(open, 'new-notification');
      const own = await publishDesign(other.visitor, { title: `Of ${other.name}` });
      await owner.post(`/api/design/createComment/${own.id}`, { content: 'Such a fall' });
      const feed = await other.get<{ products: { id: number }[] }>('/api/design/getProductsForFeed');
      const html = await other.html('/');
      const told = async () => (await other.html('/notifications')).includes(`${owner.name} commented`);
      const isMuted = (await other.get<{ people: object[] }>('/api/users/muted')).people.length > 0;
      if (!isMuted) await expect.poll(() => heard.length).toBeGreaterThan(0);
      await ask(open, 'joinRoom', 'chat_0');
      open.close();
      return {
        html: html.includes(design.title) || (await told()),
        api: feed.products.some(({ id }) => id === design.id),
        socket: heard.length > 0,
      };
    },
    turn: ({ owner, other }) => other.post(`/api/users/mute/${owner.id}`, { wanted: true }),
    seen: { html: true, api: true, socket: true },
  },
  {
    name: 'block',
    prepare: ({ owner, other }) => say(owner, other, 'Namaste'),
    async look({ owner, other, tab }) {
      const found = await other.get<{ chatId: number; can: { write: boolean } }>(
        `/api/chat/find-or-null/${owner.id}`,
      );
      const open = await tab(other);
      const socket = await ask(open, 'joinRoom', `chat_${found.chatId}`);
      open.close();
      const html = await other.html(`/chat?receiverId=${owner.id}`);
      return { html: html.includes(`Message to ${owner.name}`), api: found.can.write, socket };
    },
    turn: ({ owner, other }) => owner.post(`/api/chat/block/${other.id}`, { wanted: true }),
    seen: { html: true, api: true, socket: true },
  },
  {
    name: 'a pause of the shop',
    async look({ other, design }) {
      const { product } = await other.get<{ product: { can: { order: boolean } } }>(
        `/api/design/getProductDetails/${design.id}`,
      );
      const html = await other.html(`/product/${design.id}`);
      return { html: !html.includes('My daughter is getting married.'), api: product.can.order };
    },
    turn: ({ owner }) => {
      const until = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
      return owner.post('/api/users/shop/pause', { until, note: 'My daughter is getting married.' });
    },
    seen: { html: true, api: true },
  },
];

interface News {
  type: string;
  message: string;
}

const deeds: Partial<Record<SwitchableKind, (stage: Stage) => Promise<{ status: number }>>> = {
  LIKE: ({ other, design }) => other.post(`/api/design/likeUnLikeDesign/${design.id}`, { wanted: true }),
  COMMENT: ({ other, design }) =>
    other.post(`/api/design/createComment/${design.id}`, { content: 'Such a fall' }),
  MENTION: async ({ owner, other }) => {
    const theirs = await publishDesign(other.visitor, { title: `Another of ${other.name}` });
    return other.post(`/api/design/createComment/${theirs.id}`, {
      content: `As @${owner.name} weaves it`,
      mentions: [owner.id],
    });
  },
  FOLLOW: ({ other, owner }) => other.post(`/api/users/follow/${owner.id}`, { wanted: true }),
  MESSAGE: ({ other, owner }) => say(other, owner, 'Namaste'),
};

/** The text of a notification after the name, by kind. */
const deedWords: Record<string, string> = {
  LIKE: 'liked',
  COMMENT: 'commented',
  MENTION: 'mentioned you',
  FOLLOW: 'follows you',
  MESSAGE: 'sent you a message',
};

for (const [kind, act] of Object.entries(deeds)) {
  switches.push({
    name: `notifications of ${kind} on the site`,
    prepare: ({ owner }) => owner.post('/api/notifications/choices', { kind, inApp: true, mail: false }),
    async look(stage) {
      const { owner, other, design, tab } = stage;
      await owner.post('/api/users/markAllNotificationsAsRead');
      const open = await tab(owner);
      const heard = listen(open, 'new-notification');
      const isHeard = (type: string) => heard.some(([news]) => news.type === type);
      expect((await act(stage)).status).toBe(200);
      // Events arrive in order: once this enquiry has arrived, the earlier notification would have arrived too.
      const words = { name: other.name, email: other.email, phone: '', message: 'Is the madder fast?' };
      await other.post('/api/enquiry/createEnquiry', { ...words, designId: String(design.id) });
      await expect.poll(() => isHeard('ENQUIRY')).toBe(true);
      const unread = async () =>
        (await owner.get<{ notifications: News[] }>('/api/users/getUnreadNotifications')).notifications;
      const { data } = await owner.get<{ data: { kinds: { kind: string; inApp: boolean }[] } }>(
        '/api/notifications/choices',
      );
      if (data.kinds.some((choice) => choice.kind === kind && choice.inApp))
        await expect.poll(() => isHeard(kind)).toBe(true);
      open.close();
      const html = await owner.html('/notifications');
      const about = (await unread()).filter(({ type }) => type === kind);
      return {
        html: html.includes(`${other.name} ${deedWords[kind]}`),
        api: about.length > 0,
        socket: isHeard(kind),
      };
    },
    turn: ({ owner }) => owner.post('/api/notifications/choices', { kind, inApp: false, mail: false }),
    seen: { html: true, api: true, socket: true },
  });
}

const nothing = (seen: Doors): Doors => Object.fromEntries(Object.keys(seen).map((door) => [door, false]));

let people = 0;

for (const { name, prepare, look, turn, seen } of switches) {
  journey(
    `${name}: what others saw they see no more, on the page, by call and live`,
    async ({ open, site }) => {
      journey.slow();
      const tabs = makeTabs(() => site.url);
      people += 1;
      const enter = async (as: string): Promise<Somebody> => {
        const visitor = await open();
        const person = await register(
          visitor,
          newPerson(`${as} ${['Rao', 'Sen', 'Das', 'Iyer'][people % 4]}`),
        );
        await settle(visitor, person);
        const { request } = visitor.context;
        const get = async <Reply>(path: string) => (await (await request.get(path)).json()) as Reply;
        const { data } = await get<{ data: { userFromToken: { id: number } } }>('/api/auth/userAuthChecker');
        return {
          ...person,
          id: data.userFromToken.id,
          visitor,
          get,
          html: async (path) => (await request.get(path, { headers: { accept: 'text/html' } })).text(),
          async post(path, body = {}) {
            const answer = await request.post(path, { data: body });
            return { status: answer.status(), text: await answer.text() };
          },
        };
      };
      const owner = await enter('Meher');
      const design = await publishDesign(owner.visitor, { title: `Switch design ${people} of Meher` });
      const tab = async (who: Somebody) => {
        const cookies = await who.visitor.context.cookies();
        return tabs.connected({ cookie: cookies.map((each) => `${each.name}=${each.value}`).join('; ') });
      };
      try {
        for (const isTurned of [false, true]) {
          const stage = { owner, other: await enter(isTurned ? 'Rohan' : 'Asha'), design, tab };
          await prepare?.(stage);
          if (isTurned) await turn(stage);
          expect(await look(stage), isTurned ? 'after' : 'before').toEqual(isTurned ? nothing(seen) : seen);
        }
      } finally {
        tabs.closeAll();
      }
    },
  );
}
