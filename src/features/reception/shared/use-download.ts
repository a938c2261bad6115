import { type MouseEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../api/as-failure';
import type { Language } from '../../../domain/languages';
import { noteRefusal } from '../../../offline/desk/desk-query';
import { proveFirst } from './ask-again';
import { showToast } from './desk-notice';
import { useFailureText } from './failure-text';

/** For a link to a file of people's data: the browser fetches it once our server knows who asks. */
export function useDownload(lang: Language): (event: MouseEvent<HTMLAnchorElement>) => Promise<void> {
  const { t } = useTranslation('reception');
  const failureText = useFailureText();
  return useCallback(
    async (event) => {
      const { href, download } = event.currentTarget;
      if (href === '') return;
      event.preventDefault();
      try {
        if (!(await proveFirst(lang))) return;
        const link = document.createElement('a');
        Object.assign(link, { href, download });
        link.click();
      } catch (thrown) {
        const error = asFailure(thrown);
        noteRefusal(error);
        showToast({ kind: 'error', title: t('notice.failed'), text: failureText(error) });
      }
    },
    [lang, t, failureText],
  );
}
