import { useTranslations } from 'use-intl';

export default function HomePage() {
  const t = useTranslations('shell');
  return <h1 className="font-display text-8">{t('tagline')}</h1>;
}
