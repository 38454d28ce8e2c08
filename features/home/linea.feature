# language: es
Característica: La línea de crédito en el inicio
  Cuánto queda de la línea, o cuánto se ofrece, sin que lo lea quien no debe.

  Regla: La tarjeta muestra lo disponible

    @HOM-05
    Escenario: Lucía ve lo que le queda
      Dado que Lucía ingresó
      Cuando abre el portal
      Entonces la tarjeta de la línea dice "Tu línea de crédito Disponible $ 412.350,50 Ocultar importes Ver mi línea Ver movimientos"

    @HOM-05 @SES-13
    Escenario: Lo oculto sigue oculto al volver
      Dado que Lucía ingresó
      Cuando oculta los importes
      Y recarga la página
      Entonces la tarjeta de la línea dice "Tu línea de crédito Disponible $ •••••• Importe oculto Mostrar importes Ver mi línea Ver movimientos"
      Y en el dispositivo queda "visibleAmount"

    @HOM-05
    Escenario: Una línea deshabilitada
      Dado que Norma ingresó
      Cuando abre el portal
      Entonces la tarjeta de la línea dice "Tu línea de crédito Tu línea de crédito no está habilitada por ahora. Si querés saber por qué, escribinos."

    @HOM-05
    Escenario: Una oferta que todavía no se tomó
      Dado que Diego ingresó
      Cuando cierra el cuadro
      Entonces la tarjeta de la línea dice "Tu línea de crédito Sin activar Podés pedir hasta $ 800.000,00 Ocultar importes Es tu oferta de una línea de crédito: la usás cuando querés. Conocer mi oferta Ver movimientos Vas a ver tus movimientos cuando tengas la línea."
      Y todavía no puede ver los movimientos

    @HOM-05
    Escenario: Sin línea ni oferta no hay tarjeta
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces no ve la tarjeta de la línea

  Regla: La oferta se anuncia cada treinta días

    @HOM-10
    Escenario: El anuncio tiene dos páginas y lleva a la oferta
      Dado que Diego ingresó
      Cuando aprieta "Siguiente" en el cuadro
      Y aprieta "Conocer mi oferta" en el cuadro
      Entonces llega a "/oferta-linea-revolvente"

    @HOM-10
    Escenario: No se repite el mismo día
      Dado que Diego ingresó
      Cuando cierra el cuadro
      Y recarga la página
      Entonces no se abre ningún cuadro
