import { testDetector } from "../../../test/marked.js";
import { spokenName } from "./spoken-name.js";

testDetector(spokenName, {
  finds: [
    "so then [PERSON/name doctor finch] will be round at nine and he will look at it",
    "and my daughter [PERSON/name beata] phoned in the morning to ask how he was doing",
    "well my name is [PERSON/name priya raman] and i live up the road from the shop",
    "Jo: is he back yet\nSam B: his sister [PERSON/name michelle] rang and said friday\nJo: ok hun see you then",
    "hiya its [PERSON/name dawn] from 22, just to say the bins are full again and i am off to work",
  ],
  misses: [
    "hi its about the bins from 22, they are full again and i am off to work now so please",
    "and then the doctor said he would come round at nine and have a look",
    "She said doctor finch will be round. He comes at nine. They wait for him.",
  ],
});
