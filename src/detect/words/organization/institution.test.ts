import { testDetector } from "../../../../test/marked.js";
import { institution } from "./institution.js";

testDetector(institution, {
  finds: [
    "the [ORG/institution Diyarbakır State Security Court] acquitted him",
    "The [ORG/institution Ministry of Justice] and the [ORG/institution Warsaw Court of Appeal] agreed",
    "the [ORG/institution Department of Health and Social Security] of old",
    "the [ORG/institution Regional Court] referred it to the [ORG/institution Bielsko-Biała District Court].",
    "the [ORG/institution Bayonne Public Prosecutor's Office] asked",
    "[ORG/institution Committee of Ministers of the Council of Europe]",
    "the [ORG/institution House of Lords], the [ORG/institution Turkish Government] and [ORG/institution Parliament]",
    "studied at the [ORG/institution University of Novi Sad] and [ORG/institution King's College]",
    "[ORG/institution Celle Prison] and [ORG/institution Mary's Hospital]",
    "her GP at [ORG/institution Otley Road surgery] and the [ORG/institution Saint Mary's hospice]",
    "25/03 RS: Chased [ORG/institution Lincs Police]. Phoned [ORG/institution Leeds City Council].",
    "[ORG/institution United Nations High Court] met",
    "She went to [ORG/institution Ysgol Pen-y-Bryn] and [ORG/institution Ysgol Gyfun Llanhari] as a girl",
    "taught at [ORG/institution Gaelscoil na Dúglaise] for a year, then [ORG/institution Scoil Mhuire]",
    "On 4 May the [ORG/institution Faculty of Literature of Ankara University] closed",
  ],
  misses: [
    "the Court, the Government, the Board and the Commission",
    "the court of appeal and a regional court",
    "under the Administrative Court Act",
    "the White House and the West Bank",
    "the Borrower Company shall pay",
    "Our House",
    "the Ysgol is a school; an ysgol",
    "Cardiac surgery was planned; the ENT clinic called",
  ],
});
