import css from './form-banner.module.css';

export type BannerKind = 'invalid' | 'error' | 'success' | 'waiting';

/** Says for a moment how the sending went. It floats over the page, so its coming and going moves nothing. */
export function FormBanner({ kind, text }: { kind: BannerKind; text: string }) {
  return (
    <p className={css.banner} data-kind={kind}>
      {text}
    </p>
  );
}
