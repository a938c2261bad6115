/** An amount as `formatVnd` writes it, a number to call, or one of two blocks of figures that is told on the phone. */
const AMOUNT = /([−-]?\d[\d.,]*\u00A0(?:₫|VND)|\b0\d{2,3}(?: \d+)+|\b1[89]00(?: \d+)+|\b11[2345]\b|\b\d{4} \d{4}\b)/;

/** A sentence in which a translator leaves amounts and numbers to call as they are; one piece wherever it stands. */
export const WithAmounts = ({ text }: { text: string }) => (
  <span>
    {text.split(AMOUNT).map((piece, index) =>
      index % 2 === 1 ? (
        <span key={index} translate="no">
          {piece}
        </span>
      ) : (
        piece
      ),
    )}
  </span>
);
