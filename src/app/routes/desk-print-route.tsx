import { useLoaderData } from 'react-router-dom';
import { PrintPage } from '../../features/reception/print/print-page';
import type { CardWords } from '../../features/reception/print/print-words';
import { loadCardWords } from '../desk/desk-card-words';
import { useDeskLanguage } from '../desk/desk-language';

export const loader = loadCardWords;

/** `/reception/print` */
export function Component() {
  const words = useLoaderData<CardWords>();
  return <PrintPage lang={useDeskLanguage()} words={words} />;
}
