import { t } from '../i18n.ts';
import { Trouble } from '../trouble.tsx';

export default function NotFound() {
  return <Trouble title={t('trouble.not-found.title')} text={t('trouble.not-found')} />;
}
