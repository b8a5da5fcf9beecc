import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as lucide from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const names = fileURLToPath(new URL('./app/ui/icons.tsx', import.meta.url));

/** Draws the icons of `ui/icons.tsx` into one file, of which pages show parts by `<use>`. */
export function iconSprite(): Plugin {
  const sprite = Buffer.from(drawSprite(readFileSync(names, 'utf8')));
  const mark = createHash('sha256').update(sprite).digest('base64url').slice(0, 8);
  const built = `assets/icons-${mark}.svg`;
  const developing = '/icons.svg';
  return {
    name: 'icon-sprite',
    config: (_, { command }) => ({
      define: {
        'import.meta.env.ICON_SPRITE': JSON.stringify(command === 'build' ? `/${built}` : developing),
      },
    }),
    buildStart() {
      if (this.environment.mode === 'build' && this.environment.name === 'client') {
        this.emitFile({ type: 'asset', fileName: built, source: sprite });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(developing, (_, reply) => {
        reply.setHeader('content-type', 'image/svg+xml');
        reply.end(sprite);
      });
    },
  };
}

function drawSprite(source: string): string {
  const drawings = [...source.matchAll(/export const (\w+) = .*icon\('([a-z\d-]+)'\);/g)].map(
    ([, component = '', name = '']) => {
      const icon = (lucide as Record<string, unknown>)[component] as ComponentType | undefined;
      if (icon === undefined) throw new Error(`Lucide has no icon "${component}" (${names})`);
      const drawn = renderToStaticMarkup(createElement(icon));
      return drawn
        .replace(/^<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 24 24">`)
        .replace(/<\/svg>$/, '</symbol>');
    },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`;
}
