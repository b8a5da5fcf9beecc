import { expect, it } from 'vitest';
import { dataScript } from './data-script.ts';

const streamOf = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>;

it('hands over what people wrote without letting it end the script', async () => {
  const written = '</script><script>alert(1)</script><!-- \u2028\u2029 & " साड़ी';
  const [, script = ''] =
    /^<script nonce="n0nce">(.*)<\/script>$/s.exec(await dataScript(streamOf(written), 'n0nce')) ?? [];
  expect(script).not.toMatch(/[<>\u2028\u2029]/);

  const received: string[] = [];
  const streamController = {
    enqueue: (text: string) => received.push(text),
    close: () => received.push('closed'),
  };
  new Function('window', script)({ __reactRouterContext: { streamController } });
  expect(received).toEqual([written, 'closed']);
});
