import type { LanguageTimes } from "../times.js";

export const PT_TIMES: LanguageTimes = {
  ages: [
    "# anos(?: de idade)?",
    "(?<=[Ii]dade:? )#",
    "(?<=[,(] ?)# ?a(?:\\.|(?=[,;)]))",
    "(?:quinqua|sexa|septua|octo|nona)genári[oa]s?",
    "# (?:meses|semanas|dias) de (?:idade|vida)",
    "(?:quarentão|cinquentão|sessentão|trintão|quarentona|cinquentona|sessentona|trintona)",
  ],
  numbers:
    "um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|vários|várias|alguns|algumas",
  units:
    "segundos?|minutos?|horas?|dias?|semanas?|m[êe]s(?:es)?|trimestres?|anos?(?: e meio)?|décadas?",
  spans: ["há(?: cerca de)? @", "durante @", "por @", "dentro de @", "após @", "@ atrás", "@"],
  relative:
    "anteontem(?: à (?:noite|tarde))?|depois de amanhã|na véspera|no dia seguinte|anteontem|ontem(?: à (?:noite|tarde))?|hoje|depois de amanhã|amanhã(?: de manhã| à (?:noite|tarde))?|esta (?:manhã|tarde|noite|semana)|este (?:mês|ano|verão|inverno)|(?:n?a )semana passada|(?:n?a )próxima semana|(?:n?o )(?:mês|ano|verão|inverno|outono) passado|(?:n?o )próximo (?:mês|ano)|(?:n?a )primavera passada|(?:n?a )(?:segunda|terça|quarta|quinta|sexta)(?:-feira)? (?:passada|que vem)|ano que vem|mês que vem",
  weekdays: "segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábados?|domingos?",
  clock: [
    "#h[0-5][0-9](?: ?min)?",
    "#:[0-5][0-9](?: ?h(?:oras)?)?(?![\\p{L}\\d])",
    "# ?(?:h|horas)(?![\\p{L}])",
  ],
  currencies: "euros?|EUR|€|cêntimos?|reais|real|R\\$|contos|dólares|dólar",
  parts:
    "no início de|no final de|no fim de|em meados de|início de|final de|fim de|no verão de|no inverno de|na primavera de|no outono de|verão de|inverno de",
  months:
    "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
  ofYear: " de ",
  leads: [
    ["no dia ", "em ", "em "],
    ["do dia ", "de ", "de "],
    ["ao dia ", "a ", "a "],
    ["a partir de ", "a partir de ", "a partir de "],
    [" a ", " em ", " em "],
    ["aos ", "em ", "em "],
    [", ", ", ", ", "],
  ],
  thousands: ".",
};
