# language: es
Característica: Pagar a mano con un cobro automático programado
  Antes de enviar nada se lee que esa cuota se cobra sola, qué día, y qué pasa con ese cobro según el prestamista.

  Antecedentes:
    Dado que hoy es el 24 de noviembre de 2026
    Y que Delia ingresó

  Regla: El cobro programado se lee antes que cualquier medio de pago

    @PAY-27 @COL-04 @camino
    Escenario: Si paga hoy antes de las 20, mañana no le cobran
      Cuando abre "/pagar-cuota/resumen?externalId=40166205"
      Entonces ve la pantalla "Esta cuota se cobra sola"
      Y se explica "La cuota 6 ($ 21.340) se cobra de tu cuenta el miércoles 25 de noviembre. Si pagás antes del martes 24 a las 20:00, ese cobro no se hace."

    @PAY-27
    Escenario: Quien lo leyó puede pagar a mano, y se cobra una vez
      Cuando abre "/pagar-cuota/resumen?externalId=40166205"
      Y paga a mano igual con la tarjeta guardada
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez
      Y del préstamo "p-71c4ae09" el cobro de la cuota 6 quedó "No se hizo"

    @PAY-27
    Escenario: Ya salió hacia el banco
      Dado que en Buenos Aires son las "21:30" del "2026-11-24"
      Cuando abre "/pagar-cuota/resumen?externalId=40166205"
      Entonces ve la pantalla "El cobro de esta cuota ya salió"
      Y se explica "El cobro de la cuota 6 ($ 21.340), del miércoles 25 de noviembre, ya salió hacia tu banco. Si pagás ahora, se cobra igual y después te lo devuelven: por unos días vas a haber pagado dos veces."

    @PAY-27
    Esquema del escenario: Lo que pasa con él lo dice el prestamista: <dice>
      Dado que del cobro, si se paga a mano, el prestamista dice "<dice>"
      Cuando abre "/pagar-cuota/resumen?externalId=40166205"
      Entonces se explica "<lee>"

      Ejemplos:
        | dice             | lee                                                                                                                                                                                                    |
        | NEXT_INSTALLMENT | La cuota 6 ($ 21.340) se cobra de tu cuenta el miércoles 25 de noviembre. Si pagás ahora, se cobra igual y esa plata va a la cuota siguiente.                                                   |
        | NOT_SAID         | La cuota 6 ($ 21.340) se cobra de tu cuenta el miércoles 25 de noviembre. El prestamista no dice qué pasa con ese cobro si pagás ahora: podrías pagar dos veces.                                |

  Regla: Un cobro que aparece mientras se paga frena el pago

    @PAY-27
    Escenario: Al abrir no había ninguno
      Dado que al abrir todavía no había un cobro programado
      Cuando abre "/pagar-cuota/resumen?externalId=40166205"
      Y elige ahí la tarjeta de débito
      Y intenta pagar
      Entonces ve la pantalla "Esta cuota se cobra sola"
      Y se cobró 0 veces

    @PAY-27
    Escenario: No se sabe si hay uno
      Dado que al cobro automático el prestamista "falla"
      Cuando abre "/pagar-cuota/resumen?externalId=40166205"
      Entonces ve la pantalla "No sabemos si hay un cobro automático"

    @PAY-27
    Escenario: A quien no le contestan, ocho segundos después de lo demás lo decide
      Dado que Delia ingresó y está en "/pagar-cuota/resumen?externalId=40166205"
      Y que al cobro automático el prestamista "no contesta"
      Cuando pasan 8 segundos
      Entonces ve la pantalla "No sabemos si hay un cobro automático"

  Regla: Sin cobro programado se paga como siempre

    @PAY-27
    Esquema del escenario: El prestamista <responde>
      Dado que al cobro automático el prestamista "<responde>" las dos veces
      Cuando abre "/pagar-cuota/resumen?externalId=40166205"
      Y elige ahí la tarjeta de débito
      Y intenta pagar
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"

      Ejemplos:
        | responde             |
        | no lo ofrece         |
        | todavía no lo ofrece |

  Regla: Varias cuotas juntas dejan afuera la que se cobra sola

    @PAY-27 @PAY-25
    Escenario: La de mañana se paga aparte, después de leerlo
      Cuando abre "/pagar-cuota/juntas"
      Entonces de la que no puede elegir lee "Electro Alberdi $ 13.805,50 Tiene un cobro automático: leé qué pasa con él antes de pagarlo a mano. Pagarla aparte Electro Alberdi"

    @PAY-27 @PAY-25
    Escenario: Si no se sabe si hay cobros, ninguna se elige ni se paga junta
      Dado que al cobro automático el prestamista "falla"
      Cuando abre "/pagar-cuota/juntas"
      Entonces de la que no puede elegir lee "Electro Alberdi $ 13.805,50 No pudimos ver si tiene un cobro automático: podrías pagar dos veces. Pagarla aparte Electro Alberdi"
      Y la pantalla no dice:
        | 0 pagos:              |
        | Pagar con otra tarjeta |
        | Elegí cuáles pagás    |
      Y la pantalla dice:
        | Ahora no se pueden pagar juntas. Cada una dice por qué. |
