import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../api/as-failure';
import type { Profile } from '../../contract/accounts/accounts';
import { AVATAR_LIMIT_BYTES, AVATAR_TYPES, avatarTypeOf } from '../../domain/accounts/avatar';
import { ownPicture } from '../../offline/accounts/own-picture';
import { FileInput } from '../../ui/forms/file-input';
import { postAvatar } from './account-calls';
import css from './profile-avatar.module.css';
import type { ProfilePart } from './profile-part';
import { useFailure } from './use-failure';

/** A file is told by its first bytes, as our server does. */
const LOOKED_AT = 16;

/** The account's picture, and the button that changes it. */
export function ProfileAvatar({ profile, lang, onNotice, onChanged }: ProfilePart & { profile: Profile }) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const say = useFailure();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const kept = useOwnPicture(profile);
  const shown = profile.avatar === missing ? kept : profile.avatar;

  const send = async (file: File): Promise<void> => {
    const head = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
    const wrong = avatarTypeOf(head) === null ? 'type' : file.size >= AVATAR_LIMIT_BYTES ? 'size' : null;
    if (wrong) {
      onNotice({ kind: 'error', title: t(`profile.avatar.${wrong}`) });
      return;
    }
    setBusy(true);
    try {
      await postAvatar(profile.id, file, lang);
      await onChanged();
      onNotice({ kind: 'success', title: t('profile.avatar.done') });
    } catch (thrown) {
      const error = asFailure(thrown);
      onNotice({ kind: 'error', title: t('profile.avatar.failed'), text: say(error) });
    } finally {
      setBusy(false);
    }
  };
  const choose = (file: File): void => {
    if (!busy) void send(file);
  };

  return (
    <section className={css.avatar}>
      {shown !== null ? (
        <img
          src={shown}
          alt={t('profile.avatar.label', { name: profile.fullName })}
          width="120"
          height="120"
          onError={() => setMissing(profile.avatar)}
        />
      ) : (
        <span className={css.initial} aria-hidden>
          {initialOf(profile.fullName)}
        </span>
      )}
      <p className={css.name}>
        <bdi>{profile.fullName}</bdi>
      </p>
      <FileInput id={id} className="sr" accept={AVATAR_TYPES.join(',')} onFile={choose} />
      <label htmlFor={id} className={`btn quiet ${css.change ?? ''}`} aria-busy={busy}>
        {busy ? t('profile.avatar.uploading') : t('profile.avatar.change')}
      </label>
      <p className={css.hint}>{t('profile.avatar.hint')}</p>
    </section>
  );
}

/** The picture as this phone keeps it, for when the network does not bring it. */
function useOwnPicture({ id, avatar }: Profile): string | null {
  const [kept, setKept] = useState<{ avatar: string; picture: string | null } | null>(null);
  useEffect(() => {
    if (avatar === null) return;
    let left = false;
    void ownPicture(id, avatar).then((picture) => {
      if (!left) setKept({ avatar, picture });
    });
    return () => {
      left = true;
    };
  }, [id, avatar]);
  return kept !== null && kept.avatar === avatar ? kept.picture : null;
}

/** Vietnamese people are called by the last word of their name. */
function initialOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/).at(-1) ?? '';
  return first.toLocaleUpperCase('vi');
}
