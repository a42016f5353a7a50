import type { LanguageTimes } from "../times.js";

export const ES_TIMES: LanguageTimes = {
  ages: [
    "# años(?: de edad)?",
    "(?<=[Ee]dad:? )#",
    "(?<=[,(] ?)# ?a(?:\\.|(?=[,;)]))",
    "(?:quincua|sexa|septua|octo|nona)genari[oa]s?",
    "# (?:meses|semanas|días) de (?:edad|vida|nacid[oa])",
    "(?:treintañer|cuarentañ?er|cuarentón|cincuentón|sesentón|setentón)[oa]?",
    "(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta)(?: y \\p{L}+)? años",
    "quinta del (?:19)?\\d\\d",
  ],
  numbers:
    "un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|varios|varias|unos|unas|algunos|algunas",
  units:
    "segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|trimestres?|años?(?: y medio)?|décadas?",
  spans: ["(?:desde )?hace @", "durante @", "dentro de @", "tras @", "@ atrás", "@"],
  relative:
    "(?:anteayer|antier)(?: por la (?:mañana|tarde|noche))?|(?:la )?víspera|al día siguiente|pasado mañana|anteayer|ayer(?: por la (?:mañana|tarde|noche))?|anoche|hoy|pasado mañana|mañana por la (?:mañana|tarde|noche)|esta (?:mañana|tarde|noche|semana)|este (?:mes|año|verano|invierno)|la semana pasada|la semana que viene|la próxima semana|el mes (?:pasado|que viene|próximo)|el año (?:pasado|que viene|próximo)|el (?:verano|invierno|otoño) pasado|la primavera pasada|el (?:pasado |próximo )(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) (?:pasado|que viene|próximo)",
  weekdays: "lunes|martes|miércoles|jueves|viernes|sábados?|domingos?",
  clock: [
    "#[:.][0-5][0-9](?: ?h(?:oras)?)?(?![\\p{L}\\d])",
    "(?<=las )#(?: horas| de la (?:mañana|tarde|noche))",
    "# horas",
  ],
  currencies: "euros?|EUR|€|céntimos?|pesetas?|pesos?|dólares|dólar",
  parts:
    "a principios de|a mediados de|a finales de|principios de|finales de|en la primavera de|en el verano de|en el otoño de|en el invierno de|primavera de|verano de|otoño de|invierno de",
  months:
    "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
  ofYear: " de ",
  leads: [
    ["desde el día ", "desde ", "desde "],
    ["hasta el día ", "hasta ", "hasta "],
    ["desde el ", "desde ", "desde "],
    ["hasta el ", "hasta ", "hasta "],
    ["antes del ", "antes de ", "antes de "],
    ["del día ", "de ", "de "],
    ["al día ", "a ", "a "],
    ["el día ", "en ", "en "],
    ["el ", "en ", "en "],
    ["del ", "de ", "de "],
    ["al ", "a ", "a "],
    [", a ", ", ", ", "],
  ],
  thousands: ".",
};
