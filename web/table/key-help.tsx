import { COMMANDS } from '@bridgehead/ui';
import { t } from '../i18n.ts';
import { useSettings } from '../settings.ts';
import styles from './key-help.module.css';

const FIXED = ['tab', 'arrows', 'enter', 'space', 'digits', 'escape'] as const;

export default function KeyHelp() {
  const { keys, singleKeys } = useSettings();
  return (
    <div className={styles.help}>
      <dl className={styles.keys}>
        {FIXED.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`keys.${key}.key`)}</kbd>
            </dt>
            <dd>{t(`keys.${key}`)}</dd>
          </div>
        ))}
        {COMMANDS.map((command) => (
          <div key={command}>
            <dt>
              <kbd>{keys[command].toUpperCase()}</kbd>
            </dt>
            <dd>{t(`keys.${command}`)}</dd>
          </div>
        ))}
      </dl>
      {!singleKeys && <p>{t('keys.off')}</p>}
    </div>
  );
}
