import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '../../src/app/site/router';
import { ALIAS_ADDRESSES, SITE_ADDRESSES } from '../browser/addresses';

const pathsOf = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

it('the addresses that the browser tests open reach every route of the site', () => {
  const reached = [...SITE_ADDRESSES, ...ALIAS_ADDRESSES].map(
    (address) => matchRoutes(routes, address)?.at(-1)?.route.path,
  );
  expect(pathsOf(routes).filter((path) => !reached.includes(path))).toEqual([]);
});
