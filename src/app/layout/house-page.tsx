import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Component as NotFound } from '../routes/not-found-route';
import { useHasPage } from '../site/house';

type PageModule = Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'loader'>;

/**
 * The page of a route for houses that have what it shows. Elsewhere the screen says that there is nothing, at once when a
 * phone hears of it.
 *
 * @param path as the route has it
 */
export function inHouse(path: string, { Component, ...rest }: PageModule): PageModule {
  const Page = Component ?? NotFound;
  function HousePage() {
    return createElement(useHasPage()(path) ? Page : NotFound);
  }
  return { ...rest, Component: HousePage };
}
