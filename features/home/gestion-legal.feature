# language: es
Característica: La gestión legal
  Quien está en gestión legal ve a quién dirigirse en lugar de su inicio.

  Regla: El aviso legal ocupa el lugar del inicio

    @HOM-02
    Escenario: El estudio todavía no está asignado
      Dado que Silvia ingresó
      Cuando abre el portal
      Entonces en lugar del inicio ve "Tu deuda está en gestión legal"
      Y puede escribir por WhatsApp a "https://wa.me/5491150000000"

    @HOM-02 @camino
    Escenario: El estudio está asignado
      Dado que Oscar ingresó
      Cuando abre el portal
      Entonces en lugar del inicio ve "Un estudio se ocupa de tu deuda"
      Y los datos del estudio son:
        | Estudio  | Estudio Jurídico Arrieta y Asociados |
        | Contacto | Dra. Julieta Arrieta                 |
        | Teléfono | 3624420187                           |
        | Atención | De 09:00 a 17:00 h                   |
      Y puede escribir por WhatsApp a "https://wa.me/5493624420187"
