/** The ways a notice goes: to a browser, to a mailbox, to a webhook. Each says how it went. */
import { createHash, createHmac } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { Place } from '../store/notices.ts';
import { NotPublic, type Post } from './post.ts';
import type { NoticeText } from './words.ts';

/** Done; to be tried again; the place is no more (with the sentence that its owner is told, or without a trace). */
export type Went = 'done' | 'again' | { readonly stop: string } | 'gone';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}
export interface Ways {
  push(place: Place, notice: NoticeText): Promise<Went>;
  hook(place: Place, notice: NoticeText): Promise<Went>;
  /** Several in one mail. */
  mail(place: Place, notices: readonly NoticeText[]): Promise<Went>;
  /** Asks whose address it is. */
  confirm(place: Place, token: string): Promise<void>;
  /** Why a browser's subscription cannot be used; null if it can. */
  badSubscription(address: string): string | null;
  readonly canMail: boolean;
  close(): void;
}

interface Options {
  readonly post: Post;
  readonly keys: PushKeys;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly base: () => string;
  readonly now: () => number;
}

const DAY_SECONDS = 86_400;
const MAIL_MS = 10_000;

export function makeWays({ post, keys, smtpUrl, mailFrom, base, now }: Options): Ways {
  const mailer: Transporter | null =
    smtpUrl === ''
      ? null
      : createTransport({
          url: smtpUrl,
          connectionTimeout: MAIL_MS,
          greetingTimeout: MAIL_MS,
          socketTimeout: MAIL_MS,
          disableFileAccess: true,
          disableUrlAccess: true,
        } as object);
  const letterFor = (address: string, tag: string, text: string) =>
    webPush.generateRequestDetails(JSON.parse(address) as webPush.PushSubscription, text, {
      vapidDetails: { subject: subjectOf(base(), mailFrom), ...keys },
      TTL: DAY_SECONDS,
      topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
    });

  return {
    canMail: mailer !== null,
    badSubscription(address) {
      try {
        letterFor(address, '', 'a try');
        return null;
      } catch {
        return 'That is not a subscription of a browser.';
      }
    },
    async push({ address }, notice) {
      const { endpoint, headers, body } = letterFor(address, notice.tag, JSON.stringify(notice));
      return attempt(async () => {
        const status = await post.send(endpoint, { headers: headers as Record<string, string>, body: body as Buffer });
        return status === 404 || status === 410 ? 'gone' : outcomeOf(status);
      });
    },
    async hook({ address }, notice) {
      const { url, secret } = JSON.parse(address) as { url: string; secret: string };
      const body = JSON.stringify(hookBody(notice));
      const time = Math.floor(now() / 1000);
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Bridgehead',
        'x-bridgehead-delivery': notice.id,
        'x-bridgehead-signature': `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
      };
      return attempt(async () => {
        const status = await post.send(url, { headers, body });
        if (status === 410) return { stop: 'The webhook answered that it is gone for good (410).' };
        if (status >= 300 && status < 400) return { stop: 'The webhook answered with a redirect; name the address it leads to.' };
        return outcomeOf(status);
      });
    },
    async mail(place, notices) {
      const { to, token } = JSON.parse(place.address) as { to: string; token: string };
      const [first] = notices;
      if (mailer === null || first === undefined) return 'again';
      const stop = `${base()}/notices/stop/${token}`;
      return attempt(async () => {
        await mailer.sendMail({
          from: mailFrom,
          to,
          subject: notices.length === 1 ? first.title : `${notices.length} notices from Bridgehead`,
          text: `${notices.map(({ text, url }) => `${text}\n${url}`).join('\n\n')}\n\n-- \nNo more mails: ${stop}\nWhat you are told, and when: ${base()}/settings\n`,
          messageId: `<${first.id}@bridgehead>`,
          headers: {
            'List-Unsubscribe': `<${base()}/api/notices/stop/${token}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
        });
        return 'done';
      });
    },
    async confirm(place, token) {
      const { to } = JSON.parse(place.address) as { to: string };
      await mailer?.sendMail({
        from: mailFrom,
        to,
        subject: 'Is this your address?',
        text: `Somebody at ${base()} wants to be told at this address when it is their turn.\n\nIf that is you: ${base()}/notices/confirm/${token}\n\nIf it is not, do nothing: no other mail follows, and the address is forgotten after two days.\n`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => mailer?.close(),
  };
}

async function attempt(work: () => Promise<Went>): Promise<Went> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotPublic) return { stop: error.message };
    // A mail server that says 5xx to the address itself will say it again.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    if (code === 'EENVELOPE' && (responseCode ?? 0) >= 500) return { stop: 'The mail server does not know that address.' };
    return 'again';
  }
}

const outcomeOf = (status: number): Went => (status >= 200 && status < 300 ? 'done' : 'again');

/** Read by Slack, Mattermost and their kin as `text`, by Discord as `content`; nobody is called by a name in it. */
const hookBody = ({ id, kind, match, title, text, url, at }: NoticeText) => {
  const line = `${text} ${url}`;
  return {
    text: line,
    content: line,
    username: 'Bridgehead',
    allowed_mentions: { parse: [] },
    notice: { id, kind, match, title, url, at },
  };
};

/** The operator's address, for push services. */
function subjectOf(base: string, mailFrom: string): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0];
  if (address !== undefined) return `mailto:${address}`;
  return base.startsWith('https:') ? base : 'mailto:operator@bridgehead.invalid';
}
