import { fold } from '../fold';

/** Family names that stand in front, as Vietnamese write them: who bears one is called by the last word. */
const VIETNAMESE = new Set(
  (
    'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh trinh doan mai truong lam luu cao ' +
    'luong ha quach ta to thai chau dao tong ton vuong phung ung nghiem quan khuat'
  ).split(' '),
);
/** Family names that stand in front in Korea, China and Japan: who bears one is called by what follows. */
const EAST_ASIAN = new Set(
  (
    'kim park lee choi jung jeong kang cho yoon jang lim han shin seo kwon hwang ahn song yoo hong ' +
    'wang li zhang liu chen yang huang zhao wu zhou xu sun zhu guo lin luo tanaka sato suzuki takahashi ito watanabe ' +
    'yamamoto nakamura kobayashi kato yoshida yamada sasaki'
  ).split(' '),
);

/** The name that a guest is called by, where a whole one has no room or is nobody's business: "Vy" of Trần Tường Vy. */
export function givenName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (words.length < 2) return first;
  const family = fold(first);
  if (EAST_ASIAN.has(family)) return words.slice(1).join(' ');
  if (VIETNAMESE.has(family)) return words[words.length - 1] ?? first;
  return first;
}
