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
      Entonces del cobro automático lee "Cuota 6: $ 21.340, el miércoles 25 de noviembre de 2026"
      Y del cobro automático lee "Cuenta CBU terminado en 1869, Banco de la Provincia de Buenos Aires"
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
