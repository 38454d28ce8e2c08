# language: es
Característica: El próximo cobro automático
  Lo que el prestamista va a cobrar de la cuenta del cliente: el día, el importe, los tres intentos y en qué quedó cada uno.

  Antecedentes:
    Dado que hoy es el 24 de noviembre de 2026

  Regla: El préstamo dice qué se cobra, de qué cuenta y cuándo

    @COL-02 @camino
    Escenario: A Delia le cobran mañana
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando abre el portal
      Entonces del cobro automático lee "Cuota 6: $ 21.340, el miércoles 25 de noviembre"
      Y del cobro automático lee "Cuenta CBU que termina en 1869, Banco de la Provincia de Buenos Aires"
      Y los intentos del cobro son:
        | miércoles 25 se va a cobrar       |
        | viernes 27 si el anterior falla   |
        | domingo 29 si el anterior falla   |

    @COL-02
    Escenario: Los cobros anteriores de Delia
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando abre el portal
      Entonces los cobros anteriores son:
        | Cuota 5: $ 21.340 25 de octubre de 2026 Cobrado    |
        | Cuota 4: $ 21.340 25 de septiembre de 2026 Cobrado |

    @COL-02 @LOA-03
    Escenario: El panel del préstamo dice primero cuándo se cobra, y después cuándo vence
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Se cobra de tu cuenta mañana, 25 de noviembre. |
        | Vence el 1 de diciembre                        |

  Regla: Cada intento dice en qué quedó

    @COL-02
    Escenario: Ayer no había saldo
      Dado que Delia ingresó y está en "/mis-prestamos/p-0e6d92f3"
      Cuando abre el portal
      Entonces del cobro automático lee "No había saldo: se vuelve a intentar el miércoles 25."
      Y los intentos del cobro son:
        | lunes 23 no había saldo         |
        | miércoles 25 se va a cobrar     |
        | viernes 27 si el anterior falla |

    @COL-02
    Escenario: El banco rechazó el primero y el segundo está en curso
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Y que los intentos del cobro, según el prestamista, son:
        | 2026-11-22 | REJECTED   |
        | 2026-11-24 | IN_PROCESS |
        | 2026-11-26 | SCHEDULED  |
      Cuando abre el portal
      Entonces del cobro automático lee "Tu banco lo rechazó: se vuelve a intentar el martes 24."
      Y los intentos del cobro son:
        | domingo 22 tu banco lo rechazó |
        | martes 24 en curso en tu banco |
        | jueves 26 si el anterior falla |

    @COL-02
    Escenario: Del último intento todavía no se sabe, y no se dice que se vuelve a intentar por el anterior
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Y que los intentos del cobro, según el prestamista, son:
        | 2026-11-21 | NO_FUNDS  |
        | 2026-11-23 |           |
        | 2026-11-25 | SCHEDULED |
      Cuando abre el portal
      Entonces del cobro automático no lee "se vuelve a intentar"
      Y los intentos del cobro son:
        | sábado 21 no había saldo    |
        | lunes 23 todavía no sabemos |
        | miércoles 25 se va a cobrar |

  Regla: El próximo cobro se guarda en el calendario con los vencimientos

    @COL-02 @LOA-14
    Esquema del escenario: El cobro que viene, con un aviso a las 9 del día anterior
      Dado que Delia ingresó y está en "/mis-prestamos/<préstamo>"
      Cuando toca "Guardar los vencimientos en el calendario"
      Entonces un aviso dice "Guardamos los vencimientos y el próximo cobro automático en tus descargas. Abrí el archivo para sumarlos a tu calendario."
      Y en su calendario el cobro es:
        | 2026-11-25 | <cobro> | <detalle> | -PT15H |

      Ejemplos:
        | préstamo   | cobro                                                          | detalle                                                                       |
        | p-71c4ae09 | Se cobra de tu cuenta la cuota 6 de 12: Préstamo en sucursal   | Importe: $ 21.340. Préstamo 40166205. Tené esa plata en tu cuenta ese día.    |
        | p-0e6d92f3 | Se cobra de tu cuenta la cuota 3 de 10: Electro Alberdi        | Importe: $ 13.805,50. Préstamo 40171148. Tené esa plata en tu cuenta ese día. |

    @COL-02 @LOA-14
    Esquema del escenario: Los vencimientos se guardan igual si el prestamista <responde>
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Y que al cobro automático el prestamista "<responde>" las dos veces
      Cuando toca "Guardar los vencimientos en el calendario"
      Entonces un aviso dice "Guardamos los vencimientos en tus descargas. Abrí el archivo para sumarlos a tu calendario."
      Y en su calendario hay 7 vencimientos y ningún cobro

      Ejemplos:
        | responde     |
        | no lo ofrece |
        | falla        |

  Regla: El inicio dice qué se va a cobrar y cuándo

    @COL-02
    Escenario: A Delia le cobran dos cuotas mañana
      Dado que Delia ingresó y está en "/home"
      Cuando abre el portal
      Entonces en el inicio los cobros automáticos son:
        | Préstamo en sucursal $ 21.340,00 Se cobra de tu cuenta el miércoles 25 de noviembre. Tené esa plata ese día. |
        | Electro Alberdi $ 13.805,50 Se cobra de tu cuenta el miércoles 25 de noviembre. Tené esa plata ese día.      |

    @COL-02 @HOM-17
    Escenario: El panel dice primero cuándo se cobra, y después cuándo vence
      Dado que Delia ingresó y está en "/home"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Se cobra de tu cuenta mañana, 25 de noviembre. |
        | Vence el 1 de diciembre, en 7 días |

    @COL-02
    Escenario: Desde el inicio llega a los intentos
      Dado que Delia ingresó y está en "/home"
      Cuando en el inicio toca el cobro automático de "Electro Alberdi"
      Entonces del cobro automático lee "No había saldo: se vuelve a intentar el miércoles 25."

    @COL-02
    Escenario: En el inicio no se dice nada si el prestamista no dice qué viene
      Dado que el prestamista no dice qué cobros vienen
      Y que Delia ingresó y está en "/home"
      Cuando abre el portal
      Entonces en el inicio no hay ningún cobro automático
      Y la pantalla no dice:
        | Se cobra de tu cuenta |

    @OPS-03
    Escenario: En el inicio no se dice nada si el prestamista lo apagó
      Dado que el prestamista apagó "automaticCollection"
      Y que Delia ingresó y está en "/home"
      Cuando abre el portal
      Entonces en el inicio no hay ningún cobro automático

  Regla: Sin cobro automático no se muestra nada

    @COL-02
    Esquema del escenario: El prestamista <responde>
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Y que al cobro automático el prestamista "<responde>"
      Cuando abre el portal
      Entonces la pantalla no dice nada del cobro automático

      Ejemplos:
        | responde             |
        | no lo ofrece         |
        | todavía no lo ofrece |
        | falla                |

    @OPS-03
    Escenario: El prestamista lo apagó
      Dado que el prestamista apagó "automaticCollection"
      Y que Delia ingresó y está en "/mis-prestamos/p-71c4ae09"
      Cuando abre el portal
      Entonces la pantalla no dice nada del cobro automático
