import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { ContentOverview } from '../../../contract/editing/content';
import { EDITED } from '../../../contract/editing/calls';
import { DESK_PATH } from '../../../contract/page-addresses';
import { workOfArea } from '../../../domain/accounts/staff-roles';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskContent, deskEdited } from '../../../offline/desk/desk-sources';
import { Icon } from '../../../ui/icon';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { NotYours } from '../frame/not-yours';
import { useMay } from '../frame/own-account';
import { useDesk } from '../shared/use-desk';
import { AreaEditor } from './area-editor';
import { AreaList } from './area-list';
import { CONTENT_AREAS } from './content-areas';
import type { ContentArea } from './content-inputs';
import css from './content-page.module.css';

const HOME = `${DESK_PATH}/content`;

/** Lists every area of the guide's content, and opens one of them to correct. */
export function ContentPage({ lang }: { lang: Language }) {
  const [query] = useSearchParams();
  const store = useMemo(() => deskQuery(deskContent(lang)), [lang]);
  const { data, failure } = useDesk(store);
  const may = useMay();
  const area = CONTENT_AREAS.find(({ name }) => name === query.get('area'));
  if (area && !may(workOfArea(area.name))) return <NotYours instead={{ path: HOME, name: 'content' }} />;
  if (area) return <AreaPage key={area.name} area={area} overview={data} lang={lang} />;
  return <AreaList overview={data} failure={failure} />;
}

function AreaPage({ area, overview, lang }: { area: ContentArea; overview: ContentOverview | null; lang: Language }) {
  const { t } = useTranslation('reception-content');
  const store = useMemo(() => deskQuery(deskEdited(EDITED.content, area.name, lang)), [area, lang]);
  const { data, failure } = useDesk(store);
  return (
    <>
      <Link className={css.back} to={HOME}>
        <Icon name="chevron-left" />
        {t('back')}
      </Link>
      <DeskHead title={t(`areas.${area.name}.title`)} lead={t(`areas.${area.name}.lead`)} />
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={8} />)}
      {data && <AreaEditor area={area} latest={data} overview={overview} lang={lang} />}
    </>
  );
}
