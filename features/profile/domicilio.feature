# language: es
Característica: El domicilio
  Quien se muda elige de lo que hay, y sabe qué le falta.

  Antecedentes:
    Dado que Marta ingresó y está en "mis datos"

  Regla: El domicilio

    @PRO-02 @PRO-07 @DEM-04
    Escenario: Marta se muda a Rosario
      Cuando cambia el domicilio:
        | Provincia              | Santa Fe              |
        | Partido o departamento | Rosario               |
        | Localidad              | Rosario               |
        | Calle                  | Bv. 27 de Febrero bis |
        | Número                 | S/N                   |
        | Piso (opcional)        |                       |
        | Depto. (opcional)      |                       |
        | Código postal          | s 2000 abc            |
      Entonces la pantalla dice:
        | Guardamos tu domicilio    |
        | Por tu seguridad, le avisamos del cambio a marta.gimenez@correo.example y al 1145678901. Si no fuiste vos, escribinos por chat. |
        | Bv. 27 de Febrero bis S/N |
        | Rosario                   |
        | Santa Fe                  |
        | S2000ABC                  |

    @PRO-02
    Escenario: Al prestamista le llega cada parte en su lugar
      Cuando cambia el domicilio:
        | Calle             | Calle 50 |
        | Número            | 1240     |
        | Piso (opcional)   | 7        |
        | Depto. (opcional) | C        |
        | Código postal     | 1900     |
      Entonces el prestamista recibió "el guardado del domicilio" con:
        | state     | 06       |
        | district  | 06005    |
        | street    | Calle 50 |
        | number    | 1240     |
        | floor     | 7        |
        | apartment | C        |
        | zipCode   | 1900     |

    @PRO-02 @DEM-04 @camino
    Escenario: Quien ya se mudó encuentra elegido lo que guardó
      Cuando cambia el domicilio:
        | Provincia              | Santa Fe |
        | Partido o departamento | Rosario  |
        | Localidad              | Rosario  |
      Y recarga la página
      Y empieza a cambiar el domicilio
      Entonces en el formulario sigue escrito:
        | Provincia              | Santa Fe |
        | Partido o departamento | Rosario  |
        | Localidad              | Rosario  |

    @PRO-02
    Escenario: Los partidos y las localidades siguen a la provincia
      Cuando empieza a cambiar el domicilio:
        | Provincia | Santa Fe |
      Entonces en "Partido o departamento" se puede elegir:
        | La Capital |
        | Rosario    |
      Y en el formulario sigue escrito:
        | Partido o departamento | Elegí una opción |
        | Localidad              | Elegí una opción |

    @PRO-02
    Escenario: Las localidades siguen al partido
      Cuando empieza a cambiar el domicilio:
        | Partido o departamento | Chacabuco |
      Entonces en "Localidad" se puede elegir:
        | Chacabuco |
        | O’Higgins |
        | Rawson    |
      Y en el formulario sigue escrito:
        | Localidad | Elegí una opción |

    @PRO-02
    Escenario: Lo que falta en el domicilio
      Cuando cambia el domicilio:
        | Provincia     | Salta |
        | Calle         |       |
        | Número        |       |
        | Código postal | 44    |
      Entonces se le pide que corrija:
        | Elegí el partido o departamento                                       |
        | Elegí la localidad                                                    |
        | La calle es requerida                                                 |
        | El número es requerido. Si no tiene, escribí S/N                      |
        | El código postal tiene 4 números, o una letra, 4 números y 3 letras   |

    @PRO-02
    Esquema del escenario: Lo que no entra en un sobre se acorta: <campo>
      Cuando cambia el domicilio:
        | <campo> | <texto> |
      Entonces se le pide que corrija:
        | Es demasiado largo: escribilo más corto |

      Ejemplos:
        | campo             | texto       |
        | Calle             | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa |
        | Número            | 12345678901 |
        | Piso (opcional)   | Entrepisos1 |
        | Depto. (opcional) | Fondo del 2 |

    @PRO-02
    Escenario: Lo que entra justo se guarda
      Cuando cambia el domicilio:
        | Calle             | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa |
        | Número            | 1234567890 |
        | Piso (opcional)   | Entrepiso1 |
        | Depto. (opcional) | Fondo de 2 |
      Entonces la pantalla dice:
        | Guardamos tu domicilio |

    @PRO-02 @PRO-03
    Escenario: Si las provincias no llegan se dice qué falta
      Dado que la consulta de "las provincias" responde con un error
      Y que la consulta de "las provincias" responde con un error
      Cuando empieza a cambiar el domicilio
      Entonces la pantalla dice:
        | No pudimos cargar las provincias |
        | Probar de nuevo                  |

    @PRO-02
    Esquema del escenario: Mientras llegan <qué> se dice qué se espera
      Dado que la consulta de "<qué>" responde con un error
      Y que la consulta de "<qué>" no vuelve
      Cuando toca "Cambiar el domicilio"
      Entonces mientras tanto la pantalla dice:
        | <espera> |

      Ejemplos:
        | qué             | espera                                     |
        | las provincias  | Cargando las provincias                    |
        | las localidades | Cargando los partidos y las localidades    |

    @PRO-02
    Escenario: Sin código postal se pide
      Cuando cambia el domicilio:
        | Código postal |  |
      Entonces se le pide que corrija:
        | El código postal es requerido |

    @PRO-02
    Escenario: Un teléfono de más de quince números se dice
      Cuando cambia el contacto:
        | Teléfono de contacto | 5491145678901234 |
      Entonces se le pide que corrija:
        | El teléfono tiene hasta 15 números |

    @PRO-02 @PRO-03
    Escenario: Si las localidades no llegan se dice qué falta
      Dado que la consulta de "las localidades" no llega
      Y que la consulta de "las localidades" no llega
      Cuando empieza a cambiar el domicilio
      Entonces la pantalla dice:
        | No pudimos cargar los partidos y las localidades                            |
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.     |
        | Probar de nuevo                                                             |

    @PRO-02 @PRO-03
    Escenario: Sin las localidades de la otra provincia no se guardan las de antes
      Dado que la consulta de "las localidades" responde con un error
      Y que la consulta de "las localidades" responde con un error
      Y que la consulta de "las localidades" responde con un error
      Cuando cambia el domicilio:
        | Provincia | Salta |
      Entonces se le pide que corrija:
        | Elegí el partido o departamento |
        | Elegí la localidad              |

    @PRO-02 @PRO-03
    Escenario: Si las localidades no llegan se piden de nuevo
      Dado que la consulta de "las localidades" responde con un error
      Y que la consulta de "las localidades" responde con un error
      Cuando empieza a cambiar el domicilio
      Y prueba de nuevo
      Entonces en el formulario sigue escrito:
        | Localidad | La Plata |
