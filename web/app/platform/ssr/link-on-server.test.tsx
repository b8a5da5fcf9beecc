import { renderToString } from 'react-dom/server';
import { Link, type LinkProps, StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LinkOnServer } from './link-on-server.tsx';

const destinations: LinkProps['to'][] = [
  '/',
  '/?tab=following',
  '/#designs',
  '/product/12',
  '/product/12/',
  '/product//12',
  '/product/./12',
  '/product/../help',
  '/a.b/c-d_e~f@g',
  '/search?category=Saree%20%26%20Blouse&q=a/b?c',
  '/search?',
  '/search#',
  '/search?#',
  '/help#paying?twice',
  '/नमूना/1',
  '/a b',
  '//somewhere.example/path',
  'https://somewhere.example/path',
  'tel:+91',
  'next',
  '..',
  '.',
  '',
  '?page=2',
  '#top',
  { pathname: '/product/1', search: '?a=b' },
];

const written = (Anchor: typeof Link | typeof LinkOnServer, basename: string, props: LinkProps) =>
  renderToString(
    <StaticRouter basename={basename} location={`${basename}/here/now`.replace('//', '/')}>
      <Anchor {...props} />
    </StaticRouter>,
  );

/** Attributes may stand in another sequence: a browser does not see it. */
const sorted = (html: string) =>
  html.replace(
    /^<a ([^>]*)>/,
    (_, all: string) =>
      `${all
        .match(/\S+="[^"]*"/g)
        ?.sort()
        .join(' ')}>`,
  );

it.each(['/', '/hi'])('writes every link of a site at %s as the router does', (basename) => {
  for (const to of destinations) {
    const props = { to, className: 'link', children: <b>here</b> };
    expect(sorted(written(LinkOnServer, basename, props)), JSON.stringify(to)).toBe(
      sorted(written(Link, basename, props)),
    );
  }
});

it('passes on what belongs to the element and keeps what belongs to the router', () => {
  const props: LinkProps = {
    to: '/product/1',
    prefetch: 'intent',
    replace: true,
    state: { from: 'feed' },
    preventScrollReset: true,
    viewTransition: true,
    reloadDocument: true,
    relative: 'path',
    discover: 'none',
    target: '_blank',
    rel: 'noopener',
    tabIndex: -1,
    'aria-label': 'A design',
    onClick: () => undefined,
    children: 'here',
  };
  expect(sorted(written(LinkOnServer, '/', props))).toBe(sorted(written(Link, '/', props)));
});
