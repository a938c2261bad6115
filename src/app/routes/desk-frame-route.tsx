import { ErrorPage } from '../site/error-page';
import { DeskLayout } from '../layout/desk-layout';

/** `/reception` and everything below it. */
export const Component = DeskLayout;
export const ErrorBoundary = ErrorPage;
