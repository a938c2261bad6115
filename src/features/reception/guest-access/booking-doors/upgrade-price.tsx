import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../../ui/forms/money-field';
import { RadioGroup } from '../../../../ui/forms/radio-group';

interface UpgradePriceProps {
  /** Takes the price in VND, 0 for free; `null` while nobody has said it. */
  onAnswer: (price: number | null) => void;
}

/** Asks for how much a guest gets a door of another room type than the one they have booked. */
export function UpgradePrice({ onAnswer }: UpgradePriceProps) {
  const { t } = useTranslation('reception-bookings');
  const [isPaid, setPaid] = useState(false);
  const [amount, setAmount] = useState<number | null>(null);
  const answer = (paid: boolean, typed: number | null): void => {
    setPaid(paid);
    setAmount(typed);
    onAnswer(!paid ? 0 : Number.isSafeInteger(typed) ? typed : null);
  };
  return (
    <>
      <RadioGroup
        legend={t('doors.upgrade')}
        options={[
          ['free', t('doors.free')],
          ['paid', t('doors.paid')],
        ]}
        field={{ name: 'upgrade', onChange: ({ target }) => answer(target.value === 'paid', amount) }}
      />
      {isPaid && (
        <MoneyField
          label={t('doors.amount')}
          value={amount}
          onChange={(typed) => answer(true, typed)}
          unread={t('bill.form.amountUnread')}
        />
      )}
    </>
  );
}
