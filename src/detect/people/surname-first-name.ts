import type { Detector, Found } from "../kit/detector.js";
import { matchesOf } from "../search/matches.js";
import { nameFound } from "./name.js";

const VIETNAMESE =
  "(?:Nguyen|Nguyễn|Tran|Trần|Le|Lê|Pham|Phạm|Hoang|Hoàng|Huynh|Huỳnh|Phan|Vu|Vũ|Vo|Võ|Dang|Đặng|Bui|Bùi|Do|Đỗ|Ho|Hồ|Ngo|Ngô|Duong|Dương|Ly|Lý|Dinh|Đinh|Mai|Trinh|Trịnh|Dao|Đào|Cao|Luong|Lương|Ta|Tạ|Ha|Hà|Lam|Lâm|Truong|Trương|Chu|Quach|To)";
const MIDDLE =
  "(?:Thi|Thị|Van|Văn|Duc|Đức|Minh|Thanh|Ngoc|Ngọc|Quoc|Quốc|Huu|Hữu|Xuan|Xuân|Hong|Hồng|Thuy|Thùy|Bao|Bảo|Kim|Anh|Quang|Tuan|Tuấn|Trong|Trọng|Dinh|Đình|Cong|Công|Gia|Khanh|Khánh|Phuong|Phương|Thu|My|Mỹ)";

const FORMS: readonly (readonly [string, RegExp, number])[] = [
  [
    "Vietnamese name",
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${VIETNAMESE}|\\p{Lu}{2,6}(?= ${MIDDLE} \\p{Lu}\\p{Ll})) ${MIDDLE} \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?(?![\\p{L}])`,
      "gu",
    ),
    0.85,
  ],
  // a cell of a list: 'Mkhize, T.'
  [
    "surname and initials",
    /(?<=(?:^|[|\t\n]) ?)(?:(?:van|von|de|du|le|al|el|der|den|ter|ten|bin|ap) ){0,2}\p{Lu}[\p{L}'’-]{2,}, (?:\p{Lu}\.){1,4}(?=[ ]*(?:[|\t\n]|$))/gu,
    0.7,
  ],
  // 'He Long moved': the pronoun is followed by no capital
  [
    "surname that is a pronoun",
    /(?<![\p{L}\p{N}])He \p{Lu}\p{Ll}+(?:-\p{Ll}+)?(?= (?:\p{Ll}|and )|['’]s |[,.;:!?)]|$)/gu,
    0.6,
  ],
  [
    "surname in capitals",
    /(?<![\p{L}\p{N}]|\p{Lu}{2} )\p{Lu}{3,}(?:-\p{Lu}{2,})? \p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+)?(?= (?:signed|wrote|said|was|is|has|born)\b)/gu,
    0.6,
  ],
];

/** Names written surname first that read as other words: 'Do Thi Lan', 'He Long', 'NGUYEN Van An signed'. */
export const surnameFirstName: Detector = {
  name: "surname-first-name",
  finds: ["PERSON/name"],
  patterns: FORMS.map(([name, regex, score]) => ({ name, regex, score })),
  needs: FORMS.map(([, regex]) => regex),
  detect({ text }): Found[] {
    return FORMS.flatMap(([rule, regex, score]) =>
      [...matchesOf(regex, text)].map(({ index, 0: { length } }) =>
        nameFound(index, index + length, score, rule),
      ),
    );
  },
};
