import { useRef } from 'react';
import { asFailure } from '../../api/as-failure';
import { randomId } from '../../offline/storage/random-id';

/**
 * Gives the function that sends a form under a key of its own. Our server may have taken what got no answer: the same
 * words go again under the same key, anything else is another submission.
 */
export function useSameKey(): <T>(words: unknown, send: (key: string) => Promise<T>) => Promise<T> {
  const unsure = useRef<{ what: string; key: string } | null>(null);
  return async (words, send) => {
    const what = JSON.stringify(words);
    const { key } = unsure.current?.what === what ? unsure.current : { key: randomId() };
    unsure.current = { what, key };
    try {
      const answer = await send(key);
      unsure.current = null;
      return answer;
    } catch (thrown) {
      if (asFailure(thrown).refused) unsure.current = null;
      throw thrown;
    }
  };
}
